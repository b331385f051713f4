import { stateAt } from '@funnel/domain/appointment/appointment';
import { groupOf, inOrder, promiseOf } from '@funnel/domain/call-queue/call-queue';
import { CLAIM_SILENCE_MS, shownClaim } from '@funnel/domain/call-queue/claim';
import { pointsOf } from '@funnel/domain/call-queue/points';
import { openMarks } from '@funnel/domain/enquiry/vetting';
import { berlinDay, berlinIso } from '@funnel/domain/slot/berlin-time';
import type { CalendarRules } from '@funnel/domain/slot/calendar';
import type { Services } from '../services.ts';
import { countCallsSince, type DueRow, findNextCall, listDue, MOST_CALLS } from './call-queue.queries.ts';
import { readCallRules } from './call-rules.queries.ts';

/** What nobody called for so long is no call of today: the list still has it. */
const DAYS_IN_QUEUE = 14;

interface QueueCall {
  readonly query: { readonly showroom?: string | undefined };
}

/** Who is to be called, the most urgent first. */
export async function showQueue({ db, now: clock }: Services, { query }: QueueCall) {
  const now = clock();
  const today = berlinDay(now);
  const since = new Date(now.getTime() - DAYS_IN_QUEUE * 24 * 60 * 60 * 1000);
  const claimedSince = new Date(now.getTime() - CLAIM_SILENCE_MS);
  const [rows, doneToday, { calendar, desk }] = await Promise.all([
    listDue(db, { since, until: today.until, claimedSince, showroom: query.showroom }),
    countCallsSince(db, today.from),
    readCallRules(db, now),
  ]);
  const rules = { ...calendar, goalMinutes: desk.callGoalMinutes };
  const entries = inOrder(rows.map((row) => entryOf(row, { now, rules })));
  const shownEntries = entries.slice(0, MOST_CALLS).map((entry) => shown(entry, now));
  const next =
    rows.length === 0 ? await findNextCall(db, { after: today.until, showroom: query.showroom }) : null;
  return {
    data: {
      now: now.toISOString(),
      entries: shownEntries,
      due: entries.length,
      doneToday,
      nextAt: next && berlinIso(next),
    },
  };
}

function entryOf(
  row: DueRow,
  { now, rules }: { now: Date; rules: CalendarRules & { readonly goalMinutes: number } },
) {
  const { state, startsAt, endsAt, heldUntil, ...rest } = row;
  const appointment =
    state && startsAt && endsAt && state !== 'CANCELLED'
      ? { state: stateAt({ state, heldUntil }, now), startsAt, endsAt }
      : undefined;
  const promise = promiseOf({ ...row, isTester: row.source === 'TESTER', appointment }, rules);
  const points = pointsOf({ ...row, hasSlot: appointment?.state === 'BOOKED' });
  return { ...rest, promise, group: groupOf(promise, now), points };
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
