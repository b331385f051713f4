import type { Staff } from '@funnel/domain/access/principal';
import { stateAt } from '@funnel/domain/appointment/appointment';
import { standingAt } from '@funnel/domain/appointment/standing';
import { groupOf, inOrder, NEXT_MS, promiseOf, queuedSince } from '@funnel/domain/call-queue/call-queue';
import { CLAIM_SILENCE_MS, shownClaim } from '@funnel/domain/call-queue/claim';
import { pointsOf } from '@funnel/domain/call-queue/points';
import { openMarks } from '@funnel/domain/enquiry/vetting';
import { priceScaleOf } from '@funnel/domain/estimate/price-scale';
import { berlinDay, berlinIso } from '@funnel/domain/slot/berlin-time';
import type { CalendarRules } from '@funnel/domain/slot/calendar';
import type { Services } from '../services.ts';
import { countDue, type DueCall, listDue, readBeside } from './call-queue.queries.ts';
import { callRulesOf } from './call-rules.queries.ts';
import { type QueueRow, readQueueRows } from './queue-rows.queries.ts';

/** More than a screen holds, and more than anybody calls before the next refresh. */
const MOST_SHOWN = 50;
/** Number of LATER calls that are shown while NOW is empty. */
const MOST_NEXT = 3;

const timesAt = (now: Date) => ({
  since: queuedSince(now),
  soon: new Date(now.getTime() + NEXT_MS),
});

/** The number of NOW calls of all showrooms. */
export async function countQueue({ db, now: clock }: Services) {
  return { data: { due: await countDue(db, { ...timesAt(clock()), tab: 'NOW', showroom: undefined }) } };
}

interface QueueCall {
  readonly by: Staff;
  readonly query: { readonly tab: 'NOW' | 'LATER'; readonly showroom?: string | undefined };
}

/** The call queue, most urgent first. One's own claimed call stays in it until it is ended, whenever it is due. */
export async function showQueue(services: Services, { by, query: { tab, showroom } }: QueueCall) {
  const { db, settings, priceService, now: clock } = services;
  const { priceTable } = settings.current();
  const now = clock();
  const claimedSince = new Date(now.getTime() - CLAIM_SILENCE_MS);
  const isNow = tab === 'NOW';
  const asked = { ...timesAt(now), showroom };
  const [due, { others, done, reached, meetings, claimedIds }] = await Promise.all([
    listDue(db, { ...asked, tab }),
    readBeside(db, {
      ...asked,
      counted: isNow ? 'LATER' : 'NOW',
      today: berlinDay(now).from,
      staffId: by.staffId,
      claimedSince,
    }),
  ]);
  const { calendar, desk } = callRulesOf(settings.current(), now);
  const judging = { now, rules: { ...calendar, goalMinutes: desk.callGoalMinutes } };

  /** The most urgent of these, and one's own claimed call. */
  async function read(calls: readonly DueCall[], most: number, ownIds: readonly string[] = []) {
    const order = inOrder(calls.map((call) => ({ ...judge(call, judging), points: { sum: 0 } })));
    const judged = new Map(order.map((call) => [call.enquiryId, call]));
    const ids = new Set([...order.slice(0, most).map(({ enquiryId }) => enquiryId), ...ownIds]);
    const rows = ids.size === 0 ? [] : await readQueueRows(db, [...ids], claimedSince);
    const entries = rows.map((row) => entryOf(row, judged.get(row.enquiryId) ?? judgeOwn(row, judging), now));
    return inOrder(entries).map((entry) => ({
      ...shown(entry, now),
      // The price scale of an outside service is unknown.
      priceScale:
        entry.estimateValue === null || priceService
          ? null
          : priceScaleOf(priceTable, entry.answers['question_budget']),
    }));
  }
  const entries = await read(due, MOST_SHOWN, isNow ? claimedIds : []);
  const isOver = isNow && entries.length === 0 && others > 0;
  return {
    data: {
      now: now.toISOString(),
      entries,
      next: isOver ? await read(await listDue(db, { ...asked, tab: 'LATER' }), MOST_NEXT) : [],
      counts: {
        NOW: isNow ? due.length : others,
        LATER: isNow ? others : due.length,
        DONE: done,
      },
      doneToday: { reached, meetings },
    },
  };
}

interface Judging {
  readonly now: Date;
  readonly rules: CalendarRules & { readonly goalMinutes: number };
}

function judge(call: DueCall, { now, rules }: Judging) {
  const { enquiryId, state, startsAt, endsAt, source } = call;
  const appointment =
    state && startsAt && endsAt && state !== 'CANCELLED'
      ? { standing: standingAt({ ...call, state }, now), startsAt, endsAt }
      : undefined;
  const promise = promiseOf({ ...call, isTester: source === 'TESTER', appointment }, rules);
  return { enquiryId, promise, group: groupOf(promise, now) };
}

/** One's own claimed call is NOW even before its time. Without a promise it is due from its claim. */
function judgeOwn(row: QueueRow, judging: Judging): ReturnType<typeof judge> {
  const isPromised = row.nextTryAt !== null || row.state !== null;
  const judged = judge(isPromised ? row : { ...row, nextTryAt: row.claimedAt }, judging);
  return judged.group === 'LATER' ? { ...judged, group: 'NOW' } : judged;
}

function entryOf(row: QueueRow, { promise, group }: ReturnType<typeof judge>, now: Date) {
  const { state, startsAt, endsAt, heldUntil, mustConfirm, confirmedAt, ...rest } = row;
  const hasSlot = state !== null && stateAt({ state, heldUntil }, now) === 'BOOKED';
  return { ...rest, promise, group, points: pointsOf({ ...row, hasSlot }) };
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
