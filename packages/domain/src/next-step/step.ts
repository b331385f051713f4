/**
 * What is to be done next for an enquiry. CALL: a call at a time that the customer was told. WISH: a time that a visitor
 * wished for and that is to be settled. VISIT: a meeting with a planner. The rest is planned by the staff alone.
 */
export const STEP_KINDS = [
  'CALL',
  'WISH',
  'VISIT',
  'FIRST_CALL',
  'TRY',
  'FOLLOW_UP',
  /** For an answer of the customer, until a day. */
  'WAIT',
  'TASK',
  /** Nobody answered as often as the retailer tries: somebody decides what to do. */
  'UNREACHED',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const STEP_STATES = ['OPEN', 'DONE', 'CANCELLED'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Why a step is there. */
export const STEP_CAUSES = [
  'RECEIVED',
  /** A visitor picked or wished for the time. */
  'VISITOR',
  /** Staff and customer agreed on it. */
  'AGREED',
  'NOT_REACHED',
  'REACHED',
  'OFFER',
  /** Staff planned it without a call. */
  'PLANNED',
  'CALL_CANCELLED',
  'VISIT_CANCELLED',
  /** The visit took place. */
  'CAME',
  'NO_SHOW',
  'REOPENED',
  /** The last step was ticked off, and the enquiry is still open. */
  'LAST_DONE',
  /** The enquiry was open and in no list, before steps were stored. */
  'FORGOTTEN',
] as const;
export type StepCause = (typeof STEP_CAUSES)[number];

/** Steps that hold a seat, at a time that the customer was told. */
export const PROMISED_KINDS: readonly StepKind[] = ['CALL', 'VISIT'];

/** Steps that staff add, change and tick off by themselves. */
export const PLAN_KINDS = ['FOLLOW_UP', 'WAIT', 'TASK'] as const satisfies readonly StepKind[];
export type PlanKind = (typeof PLAN_KINDS)[number];

/** The steps of the call queue. A visit is in the calendar, and who was not reached is in a list of its own. */
export const QUEUED_KINDS: readonly StepKind[] = STEP_KINDS.filter(
  (kind) => kind !== 'VISIT' && kind !== 'UNREACHED',
);

export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** An open step, as far as rules ask. */
export interface OpenStep extends Span {
  readonly stepId: string;
  readonly enquiryId: string;
  readonly kind: StepKind;
}

/** A step that no seat is taken for. */
export interface PlannedStep extends Span {
  readonly kind: Exclude<StepKind, 'CALL' | 'WISH' | 'VISIT'>;
  readonly cause: StepCause;
  readonly isWholeDay: boolean;
  readonly isPromised: boolean;
  readonly staffId: string | null;
  readonly text: string;
}
