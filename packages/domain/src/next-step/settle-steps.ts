import { berlinDay } from '../slot/berlin-time.ts';
import type { CalendarRules } from '../slot/calendar.ts';
import { hasBegun } from './by-hand.ts';
import { afterNoAnswer, canTryWithin } from './next-try.ts';
import { followUp, PLAN_DAYS } from './plan.ts';
import { type OpenStep, type PlannedStep, PROMISED_KINDS, type StepKind } from './step.ts';

/** An act, once its own time has been placed or cancelled. */
export type StepAct =
  | { readonly kind: 'CALL_AGREED' | 'VISIT_AGREED' | 'CALL_CANCELLED' | 'VISIT_CANCELLED' }
  | {
      readonly kind: 'REACHED' | 'OFFER_SENT' | 'LAST_DONE' | 'CAME' | 'NO_SHOW';
      readonly next?: PlannedStep | undefined;
    }
  /** `tries`: the unanswered calls, this one included. */
  | { readonly kind: 'NOT_REACHED'; readonly tries: number }
  | { readonly kind: 'PLANNED' | 'CLOSED' | 'REOPENED' };

/** ALWAYS, or only if its time has come: until the end of today, once it begins, once no more tries fit in, once it is past. */
type Ends = 'ALWAYS' | 'TODAY' | 'BEGUN' | 'OVER' | 'PAST';

interface Fate {
  readonly state: 'DONE' | 'CANCELLED';
  readonly ends: Partial<Record<StepKind, Ends>>;
}

const TO_BE_CALLED = { FIRST_CALL: 'ALWAYS', TRY: 'ALWAYS', UNREACHED: 'ALWAYS' } as const;

const SPOKEN: Fate = {
  state: 'DONE',
  ends: { ...TO_BE_CALLED, WISH: 'ALWAYS', FOLLOW_UP: 'ALWAYS', WAIT: 'ALWAYS', CALL: 'BEGUN' },
};

/** Which open steps an act ends. Tasks end by hand, and a promised time only once it has come. */
const FATES: Readonly<Record<StepAct['kind'], Fate>> = {
  CALL_AGREED: { state: 'CANCELLED', ends: TO_BE_CALLED },
  VISIT_AGREED: { state: 'CANCELLED', ends: { ...TO_BE_CALLED, WISH: 'ALWAYS' } },
  CALL_CANCELLED: { state: 'CANCELLED', ends: {} },
  VISIT_CANCELLED: { state: 'CANCELLED', ends: {} },
  REACHED: SPOKEN,
  OFFER_SENT: SPOKEN,
  NOT_REACHED: {
    state: 'DONE',
    ends: { ...TO_BE_CALLED, FOLLOW_UP: 'TODAY', WAIT: 'TODAY', WISH: 'OVER', CALL: 'OVER' },
  },
  LAST_DONE: { state: 'DONE', ends: {} },
  // It is often noted days later: what was planned since stays.
  CAME: {
    state: 'DONE',
    ends: { ...TO_BE_CALLED, WISH: 'OVER', FOLLOW_UP: 'TODAY', WAIT: 'TODAY', CALL: 'PAST' },
  },
  NO_SHOW: { state: 'DONE', ends: {} },
  // A plan is the decision about somebody whom nobody reached.
  PLANNED: { state: 'DONE', ends: { UNREACHED: 'ALWAYS' } },
  CLOSED: {
    state: 'CANCELLED',
    ends: {
      ...TO_BE_CALLED,
      ...{ FOLLOW_UP: 'ALWAYS', WAIT: 'ALWAYS', TASK: 'ALWAYS' },
      ...{ CALL: 'PAST', WISH: 'PAST', VISIT: 'PAST' },
    },
  },
  REOPENED: { state: 'DONE', ends: {} },
};

/** Nobody was told that such a step is off, so it is settled and not cancelled. */
const SETTLED_KINDS: readonly StepKind[] = ['CALL', 'WISH', 'VISIT'];

/** The default next step of an open enquiry that would be left without one. */
const DEFAULTS = {
  CALL_AGREED: { days: PLAN_DAYS.FOLLOW_UP, cause: 'AGREED' },
  VISIT_AGREED: { days: PLAN_DAYS.FOLLOW_UP, cause: 'AGREED' },
  CALL_CANCELLED: { days: PLAN_DAYS.CANCELLED, cause: 'CALL_CANCELLED' },
  VISIT_CANCELLED: { days: PLAN_DAYS.CANCELLED, cause: 'VISIT_CANCELLED' },
  REACHED: { days: PLAN_DAYS.FOLLOW_UP, cause: 'REACHED' },
  OFFER_SENT: { days: PLAN_DAYS.OFFER, cause: 'OFFER' },
  NOT_REACHED: { days: PLAN_DAYS.FOLLOW_UP, cause: 'NOT_REACHED' },
  LAST_DONE: { days: PLAN_DAYS.FOLLOW_UP, cause: 'LAST_DONE' },
  CAME: { days: PLAN_DAYS.FOLLOW_UP, cause: 'CAME' },
  NO_SHOW: { days: PLAN_DAYS.NO_SHOW, cause: 'NO_SHOW' },
  PLANNED: { days: PLAN_DAYS.FOLLOW_UP, cause: 'PLANNED' },
  CLOSED: { days: PLAN_DAYS.FOLLOW_UP, cause: 'PLANNED' },
  REOPENED: { days: PLAN_DAYS.REOPENED, cause: 'REOPENED' },
} as const;

interface Settling extends CalendarRules {
  readonly now: Date;
  readonly maxTries: number;
  /** The enquiry of the act. */
  readonly enquiryId: string;
  /** The open enquiries of its person after the act, the newest first. */
  readonly openIds: readonly string[];
}

interface AddedStep extends PlannedStep {
  readonly enquiryId: string;
}

interface EndedStep extends OpenStep {
  readonly state: Fate['state'];
}

export interface Settled {
  readonly ended: readonly EndedStep[];
  readonly added: readonly AddedStep[];
}

/**
 * What an act does to the steps of a person. It is spoken with the person, whichever enquiry it is about: only closing
 * one enquiry leaves the plans of the others alone. Who has an open enquiry has an open step afterwards.
 */
export function settleSteps(steps: readonly OpenStep[], act: StepAct, rules: Settling): Settled {
  const { now, enquiryId, openIds } = rules;
  const { state, ends } = FATES[act.kind];
  const today = berlinDay(now);
  const hasCome: Readonly<Record<Ends, (step: OpenStep) => boolean>> = {
    ALWAYS: () => true,
    TODAY: ({ startsAt }) => startsAt < today.until,
    BEGUN: ({ startsAt }) => hasBegun(startsAt, now),
    OVER: (step) => step.startsAt <= now && !canTryWithin(step, now),
    PAST: ({ endsAt }) => endsAt <= now,
  };
  const isEnded = (step: OpenStep) => {
    if (act.kind === 'CLOSED' && step.enquiryId !== enquiryId) return false;
    const when = ends[step.kind];
    return when !== undefined && hasCome[when](step);
  };
  const ended = steps
    .filter(isEnded)
    .map((step) => ({ ...step, state: SETTLED_KINDS.includes(step.kind) ? 'DONE' : state }));
  const left = steps.filter((step) => !isEnded(step));
  const added = addedBy(act, { ended, left }, rules);
  const isMissing = openIds.length > 0 && left.length === 0 && added.length === 0;
  const plans = isMissing ? [followUp(DEFAULTS[act.kind], rules)] : added;
  const owner = openIds.includes(enquiryId) ? enquiryId : (openIds[0] ?? enquiryId);
  return { ended, added: plans.map((step) => ({ ...step, enquiryId: owner })) };
}

interface Remaining {
  readonly ended: readonly OpenStep[];
  readonly left: readonly OpenStep[];
}

function addedBy(act: StepAct, { ended, left }: Remaining, rules: Settling): PlannedStep[] {
  if ('next' in act && act.next) return [act.next];
  // Somebody has to ring who did not come, unless a call or another visit is planned.
  if (act.kind === 'NO_SHOW')
    return rules.openIds.length === 0 || left.some(({ kind }) => kind !== 'TASK' && kind !== 'WAIT')
      ? []
      : [followUp(DEFAULTS.NO_SHOW, rules)];
  if (act.kind !== 'NOT_REACHED') return [];
  // Who called somebody with a closed enquiry, without a plan, plans none.
  if (!rules.openIds.includes(rules.enquiryId) && ended.length === 0) return [];
  const promised = left.filter(({ kind }) => PROMISED_KINDS.includes(kind) || kind === 'WISH');
  const next = afterNoAnswer({ tries: act.tries, promised }, rules);
  return next ? [next] : [];
}
