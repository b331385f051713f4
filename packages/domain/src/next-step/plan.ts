import type { CalendarRules } from '../slot/calendar.ts';
import type { PlanKind, PlannedStep, StepCause } from './step.ts';
import { hourFrom, wholeDay, workingDayAfter } from './working-day.ts';

/** What staff plan: a day, perhaps a time, a person and a text. */
export interface Plan {
  readonly kind: PlanKind;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM in Germany; undefined: at no time of that day. */
  readonly time?: string | undefined;
  readonly staffId?: string | null | undefined;
  readonly text?: string | undefined;
}

export function plannedStep(
  { kind, date, time, staffId = null, text = '' }: Plan,
  cause: StepCause,
): PlannedStep {
  const day = Temporal.PlainDate.from(date);
  const span = time === undefined ? wholeDay(day) : hourFrom(day, time);
  return { kind, cause, ...span, isWholeDay: time === undefined, isPromised: false, staffId, text };
}

/** The default of each act, in days from today. */
export const PLAN_DAYS = { FOLLOW_UP: 3, OFFER: 7, WAIT: 7, REOPENED: 0, CANCELLED: 0, NO_SHOW: 0 } as const;

/** A follow-up on a working day. */
export function followUp(
  { days, cause }: { readonly days: number; readonly cause: StepCause },
  { now, ...rules }: CalendarRules & { readonly now: Date },
): PlannedStep {
  return plannedStep({ kind: 'FOLLOW_UP', date: workingDayAfter(now, days, rules).toString() }, cause);
}
