import { plannedStep } from '@funnel/domain/next-step/plan';
import type { StepCause, StepKind } from '@funnel/domain/next-step/step';
import { isOpen } from '@funnel/domain/pipeline/status';
import { toBerlin } from '@funnel/domain/slot/berlin-time';
import { CALL_POOL } from '@funnel/domain/slot/taken-seat';
import { type VisitKind, visitPool } from '@funnel/domain/visit/visit';
import type { Chance } from './chance.ts';
import type { YearRows } from './example-rows.ts';

const MINUTE_MS = 60_000;

interface ExampleStep {
  readonly enquiryId: string;
  readonly kind: StepKind;
  readonly cause: StepCause;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When it was planned. */
  readonly at: Date;
}

/** A row with every column that some row has: all rows are inserted by the columns of the first. */
function stepRow({ enquiryId, kind, cause, startsAt, endsAt, at }: ExampleStep) {
  return {
    ...{ step_id: `step-${enquiryId}`, enquiry_id: enquiryId, kind, state: 'OPEN', cause },
    ...{ starts_at: startsAt, ends_at: endsAt, is_promised: kind === 'CALL' || kind === 'VISIT' },
    ...{ created_at: at, changed_at: at, held_from: at, sequence: 0, text: '' },
    ...{ is_whole_day: false, has_lapsed: false, must_confirm: false, is_told: false },
    ...{ ended_at: null, pool: null, seat: null, held_until: null, confirmed_at: null },
    ...{ call_kind: null, visit_kind: null, showroom: null },
  };
}

interface ExampleCall extends Omit<ExampleStep, 'kind' | 'cause'> {
  readonly state: 'BOOKED' | 'WISHED' | 'LAPSED' | 'CANCELLED';
  readonly callKind: 'CALLBACK' | 'CONSULTATION';
  /** Undefined: it is confirmed. */
  readonly heldUntil?: Date | undefined;
  readonly seat: number | null;
}

export function callRow({ state, callKind, heldUntil, seat, ...step }: ExampleCall) {
  const isCancelled = state === 'CANCELLED';
  const isWish = state === 'WISHED' || state === 'LAPSED';
  return {
    ...stepRow({ ...step, kind: isWish ? 'WISH' : 'CALL', cause: 'VISITOR' }),
    step_id: `call-${step.enquiryId}`,
    ...(isCancelled && { state: 'CANCELLED', ended_at: step.at, is_promised: false }),
    ...{ call_kind: callKind, has_lapsed: state === 'LAPSED', seat, pool: seat === null ? null : CALL_POOL },
    confirmed_at: state === 'BOOKED' && heldUntil === undefined ? step.at : null,
    held_until: heldUntil ?? null,
  };
}

interface ExampleVisit extends Omit<ExampleStep, 'kind' | 'cause'> {
  readonly visitId: string;
  readonly kind: VisitKind;
  readonly showroom: string;
  readonly seatAt: (pool: string, start: Date) => number;
  readonly isCancelled: boolean;
  readonly isOver: boolean;
}

export function visitRow({ visitId, kind, showroom, seatAt, isCancelled, isOver, ...step }: ExampleVisit) {
  const pool = visitPool(kind, showroom);
  return {
    ...stepRow({ ...step, kind: 'VISIT', cause: 'AGREED' }),
    ...{ step_id: visitId, visit_kind: kind, showroom, is_told: true },
    ...(isCancelled
      ? { state: 'CANCELLED', ended_at: step.at, pool: null, seat: null }
      : { pool, seat: seatAt(pool, step.startsAt) }),
    ...(isOver && !isCancelled && { state: 'DONE', ended_at: step.endsAt }),
  };
}

/** What the staff plan for the enquiries that are open and have no step yet. Some of it is overdue. */
export function addPlans(rows: YearRows, chance: Chance, now: Date): void {
  const steps = rows.next_step as { enquiry_id: string; state: string }[];
  const planned = new Set(steps.flatMap((step) => (step.state === 'OPEN' ? [step.enquiry_id] : [])));
  for (const enquiry of rows.enquiry) {
    const { enquiry_id: enquiryId, received_at: receivedAt, status, tries } = enquiry;
    if (!isOpen(status) || planned.has(enquiryId)) continue;
    const nextTryAt = rows.nextTries.get(enquiryId);
    const hour = (startsAt: Date) => ({ startsAt, endsAt: new Date(startsAt.getTime() + 60 * MINUTE_MS) });
    const step = { enquiryId, at: receivedAt };
    if (nextTryAt)
      rows.next_step.push(stepRow({ ...step, kind: 'TRY', cause: 'NOT_REACHED', ...hour(nextTryAt) }));
    else if (status === 'NEW' && tries === 0) {
      const endsAt = new Date(receivedAt.getTime() + 30 * MINUTE_MS);
      rows.next_step.push(
        stepRow({ ...step, kind: 'FIRST_CALL', cause: 'RECEIVED', startsAt: receivedAt, endsAt }),
      );
    } else rows.next_step.push(followUpRow(step, status === 'OFFER', chance, now));
  }
}

function followUpRow(step: { enquiryId: string; at: Date }, hasOffer: boolean, chance: Chance, now: Date) {
  const kind = chance.isSo(0.25) ? 'WAIT' : 'FOLLOW_UP';
  const date = toBerlin(now)
    .toPlainDate()
    .add({ days: chance.whole(-2, 12) })
    .toString();
  const cause = hasOffer ? 'OFFER' : 'REACHED';
  const { startsAt, endsAt } = plannedStep({ kind, date }, cause);
  return { ...stepRow({ ...step, kind, cause, startsAt, endsAt }), is_whole_day: true };
}
