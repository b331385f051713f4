import type { Staff } from '@funnel/domain/access/principal';
import { stateAt } from '@funnel/domain/appointment/appointment';
import { groupOf, inOrder, promiseOf } from '@funnel/domain/call-queue/call-queue';
import { CLAIM_SILENCE_MS, shownClaim } from '@funnel/domain/call-queue/claim';
import { pointsOf } from '@funnel/domain/call-queue/points';
import { openMarks } from '@funnel/domain/enquiry/vetting';
import { berlinDay, berlinIso } from '@funnel/domain/slot/berlin-time';
import type { CalendarRules } from '@funnel/domain/slot/calendar';
import type { Services } from '../services.ts';
import {
  countCallsSince,
  type DueRow,
  type DueTimes,
  findNextCall,
  listClaimed,
  listDue,
  listDueTimes,
  MOST_CALLS,
} from './call-queue.queries.ts';
import { readCallRules } from './call-rules.queries.ts';

/** What nobody called for so long is no call of today: the list still has it. */
const DAYS_IN_QUEUE = 14;

const queueSince = (now: Date) => new Date(now.getTime() - DAYS_IN_QUEUE * 24 * 60 * 60 * 1000);

/** How many calls are overdue, due now or due next. */
export async function countQueue({ db, now: clock }: Services) {
  const now = clock();
  const [due, rules] = await Promise.all([
    listDueTimes(db, { since: queueSince(now), until: berlinDay(now).until }),
    readPromiseRules(db, now),
  ]);
  const soon = due.filter((row) => groupOf(promiseIn(row, { now, rules }).promise, now) !== 'LATER');
  return { data: { due: soon.length } };
}

interface QueueCall {
  readonly by: Staff;
  readonly query: { readonly showroom?: string | undefined };
}

/** Who is to be called, the most urgent first. One's own call is there until it is ended, whenever it is due. */
export async function showQueue({ db, now: clock }: Services, { by, query }: QueueCall) {
  const now = clock();
  const today = berlinDay(now);
  const since = queueSince(now);
  const claimedSince = new Date(now.getTime() - CLAIM_SILENCE_MS);
  const [due, claimed, doneToday, rules] = await Promise.all([
    listDue(db, { since, until: today.until, claimedSince, showroom: query.showroom }),
    listClaimed(db, { staffId: by.staffId, claimedSince }),
    countCallsSince(db, today.from),
    readPromiseRules(db, now),
  ]);
  const isListed = new Set(due.map(({ enquiryId }) => enquiryId));
  const own = claimed.filter(({ enquiryId }) => !isListed.has(enquiryId)).map(askedForNow);
  const entries = inOrder([...due, ...own].map((row) => entryOf(row, { now, rules })));
  const shownEntries = entries
    .filter(({ claimedBy }, index) => index < MOST_CALLS || claimedBy === by.staffId)
    .map((entry) => shown(entry, now));
  const next =
    due.length === 0 ? await findNextCall(db, { after: today.until, showroom: query.showroom }) : null;
  return {
    data: {
      now: now.toISOString(),
      entries: shownEntries,
      due: due.length,
      doneToday,
      nextAt: next && berlinIso(next),
    },
  };
}

/** A call that nobody waits for is due from when it was begun. */
function askedForNow(row: DueRow): DueRow {
  return row.nextTryAt || row.state ? row : { ...row, nextTryAt: row.claimedAt };
}

type PromiseRules = CalendarRules & { readonly goalMinutes: number };
interface Judging {
  readonly now: Date;
  readonly rules: PromiseRules;
}

async function readPromiseRules(db: Services['db'], now: Date): Promise<PromiseRules> {
  const { calendar, desk } = await readCallRules(db, now);
  return { ...calendar, goalMinutes: desk.callGoalMinutes };
}

function promiseIn(row: DueTimes, { now, rules }: Judging) {
  const { state, startsAt, endsAt, heldUntil } = row;
  const appointment =
    state && startsAt && endsAt && state !== 'CANCELLED'
      ? { state: stateAt({ state, heldUntil }, now), startsAt, endsAt }
      : undefined;
  const promise = promiseOf({ ...row, isTester: row.source === 'TESTER', appointment }, rules);
  return { promise, hasSlot: appointment?.state === 'BOOKED' };
}

function entryOf(row: DueRow, judging: Judging) {
  const { state: _, startsAt, endsAt, heldUntil, ...rest } = row;
  const { promise, hasSlot } = promiseIn(row, judging);
  return { ...rest, promise, group: groupOf(promise, judging.now), points: pointsOf({ ...row, hasSlot }) };
}

function shown(entry: ReturnType<typeof entryOf>, now: Date) {
  const {
    promise,
    suspicion,
    isRescued,
    vettedAt,
    claimedBy,
    claimedByName,
    claimedAt,
    seenAt,
    nextTryAt: _,
    ...rest
  } = entry;
  return {
    ...rest,
    receivedAt: entry.receivedAt.toISOString(),
    promise: { ...promise, from: berlinIso(promise.from), until: berlinIso(promise.until) },
    ...openMarks({ suspicion, isRescued, vettedAt }),
    claim: shownClaim({ claimedBy, claimedByName, claimedAt, seenAt }, now),
  };
}
