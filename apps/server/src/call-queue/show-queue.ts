import type { Staff } from '@funnel/domain/access/principal';
import { groupOf, inOrder, isDue, NEXT_MS } from '@funnel/domain/call-queue/call-queue';
import { CLAIM_SILENCE_MS, shownClaim } from '@funnel/domain/call-queue/claim';
import { pointsOf } from '@funnel/domain/call-queue/points';
import { openMarks } from '@funnel/domain/enquiry/vetting';
import { priceScaleOf } from '@funnel/domain/estimate/price-scale';
import { type StepRow, shownStep } from '@funnel/domain/next-step/shown-step';
import { QUEUED_KINDS } from '@funnel/domain/next-step/step';
import { suggestPlans } from '@funnel/domain/next-step/suggest-plans';
import { berlinDay } from '@funnel/domain/slot/berlin-time';
import { planRulesOf } from '../next-step/plan-rules.queries.ts';
import { readOpenSteps } from '../next-step/step.queries.ts';
import type { Services } from '../services.ts';
import { countDue, type DueCall, listDue, readBeside } from './call-queue.queries.ts';
import { type QueueRow, readQueueRows } from './queue-rows.queries.ts';

/** More than a screen holds, and more than anybody calls before the next refresh. */
const MOST_SHOWN = 50;
/** Number of LATER calls that are shown while NOW is empty. */
const MOST_NEXT = 3;

const soonAt = (now: Date) => new Date(now.getTime() + NEXT_MS);

/** The number of NOW calls of all showrooms. */
export async function countQueue({ db, now: clock }: Services) {
  return { data: { due: await countDue(db, { soon: soonAt(clock()), tab: 'NOW', showroom: undefined }) } };
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
  const asked = { soon: soonAt(now), showroom };
  const [due, beside] = await Promise.all([
    listDue(db, { ...asked, tab }),
    readBeside(db, { ...asked, today: berlinDay(now).from, staffId: by.staffId, claimedSince }),
  ]);
  const { done, reached, meetings, claimed, later } = beside;

  /** The most urgent of these, and one's own claimed call. */
  async function read(calls: readonly DueCall[], most: number, own: readonly Called[] = []) {
    const called = new Map(
      [...mostUrgent(calls, most, now), ...own].map((one) => [one.personId, one.enquiryId]),
    );
    const [rows, steps] =
      called.size === 0
        ? [[], []]
        : await Promise.all([
            readQueueRows(db, [...called.values()], claimedSince),
            readOpenSteps(db, [...called.keys()]),
          ]);
    const entries = rows.map((row) => entryOf(row, steps, { now, soon: asked.soon }));
    return inOrder(entries).map((entry) => ({
      ...shown(entry, now),
      // The price scale of an outside service is unknown.
      priceScale:
        entry.estimateValue === null || priceService
          ? null
          : priceScaleOf(priceTable, entry.answers['question_budget']),
    }));
  }
  const isNow = tab === 'NOW';
  // One's own claimed call is under NOW, and nowhere else.
  const isClaimed = ({ personId }: DueCall) => claimed.some((own) => own.personId === personId);
  const entries = await read(
    isNow ? due : due.filter((call) => !isClaimed(call)),
    MOST_SHOWN,
    isNow ? claimed : [],
  );
  const isOver = isNow && entries.length === 0 && later > 0;
  return {
    data: {
      now: now.toISOString(),
      entries,
      next: isOver ? await read(await listDue(db, { ...asked, tab: 'LATER' }), MOST_NEXT) : [],
      counts: { NOW: beside.now, LATER: later, DONE: done },
      doneToday: { reached, meetings },
      suggested: suggestPlans({ ...planRulesOf(settings.current(), now).calendar, now }),
    },
  };
}

/** A person, and the enquiry that they are called about. */
type Called = Pick<DueCall, 'personId' | 'enquiryId'>;

/** The people with the most urgent steps. Of several steps of one person the first counts. */
function mostUrgent(calls: readonly DueCall[], most: number, now: Date): Called[] {
  const order = inOrder(calls.map((step) => ({ step, group: groupOf(step, now) })));
  const first = new Map(order.toReversed().map(({ step }) => [step.personId, step]));
  return order.flatMap(({ step }) => (first.get(step.personId) === step ? [step] : [])).slice(0, most);
}

/** One's own claimed call may have no step: it is due from its claim. */
function claimedStep({ enquiryId, claimedAt }: QueueRow, now: Date): StepRow {
  const startsAt = claimedAt ?? now;
  return {
    ...{ stepId: enquiryId, enquiryId, kind: 'TASK', cause: 'PLANNED', isWholeDay: false, isPromised: false },
    ...{ startsAt, endsAt: new Date(startsAt.getTime() + NEXT_MS), staffId: null, text: '', callKind: null },
    ...{
      hasLapsed: false,
      heldUntil: null,
      mustConfirm: false,
      confirmedAt: null,
      visitKind: null,
      showroom: null,
    },
  };
}

interface Times {
  readonly now: Date;
  /** Steps from after this are not due. */
  readonly soon: Date;
}

/** The first of the steps that are due, else of those to come; the other open ones are beside it. */
function entryOf(row: QueueRow, all: readonly StepRow[], { now, soon }: Times) {
  const ids = new Set(row.enquiries.map(({ enquiryId }) => enquiryId));
  const steps = all.filter(({ enquiryId }) => ids.has(enquiryId));
  const called = steps.filter(({ kind }) => QUEUED_KINDS.includes(kind));
  const due = called.filter((step) => isDue(step, soon));
  const ranked = due.length > 0 ? due : called.slice(0, 1);
  const [first] = inOrder(ranked.map((step) => ({ step, group: groupOf(step, now) })));
  const { step, group } = first ?? { step: claimedStep(row, now), group: 'PLANNED' as const };
  const others = steps.filter(({ stepId }) => stepId !== step.stepId);
  const hasSlot = steps.some(({ kind }) => kind === 'CALL');
  return { ...row, step, others, group, points: pointsOf({ ...row, hasSlot }) };
}

function shown(entry: ReturnType<typeof entryOf>, now: Date) {
  const { suspicion, isRescued, vettedAt, claimedBy, claimedByName, claimedAt, seenAt, ...rest } = entry;
  return {
    ...rest,
    receivedAt: entry.receivedAt.toISOString(),
    step: shownStep(entry.step, now),
    others: entry.others.map((step) => shownStep(step, now)),
    enquiries: entry.enquiries.map((own) => ({ ...own, receivedAt: new Date(own.receivedAt).toISOString() })),
    ...openMarks({ suspicion, isRescued, vettedAt }),
    claim: shownClaim({ claimedBy, claimedByName, claimedAt, seenAt }, now),
  };
}
