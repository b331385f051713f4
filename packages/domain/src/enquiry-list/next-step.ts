import type { AppointmentKind, AppointmentState } from '../appointment/appointment.ts';
import { type Standing, standingOf } from '../appointment/standing.ts';
import type { Status } from '../pipeline/status.ts';
import type { VisitKind } from '../visit/visit.ts';

/** The facts that decide the next step of an enquiry. */
export interface NextStepFacts {
  readonly status: Status;
  readonly visit: { readonly kind: VisitKind; readonly start: string } | null;
  readonly nextTryAt: string | null;
  readonly appointment: {
    readonly kind: AppointmentKind;
    readonly state: AppointmentState;
    readonly confirmed: boolean;
    readonly start: string;
  } | null;
  /** The deadline of a first call. */
  readonly callBy: string | null;
}

export type NextStep = { readonly at: string } & (
  | { readonly kind: 'VISIT'; readonly visit: VisitKind }
  | { readonly kind: 'AGAIN' }
  | { readonly kind: 'CALL'; readonly call: AppointmentKind; readonly standing: Standing }
  | { readonly kind: 'FIRST_CALL' }
);

/** The next step: a visit, another try, a call, or the first call and its deadline. None for a lost enquiry. */
export function nextStepOf({
  status,
  visit,
  nextTryAt,
  appointment,
  callBy,
}: NextStepFacts): NextStep | undefined {
  if (status === 'LOST') return undefined;
  if (visit) return { kind: 'VISIT', at: visit.start, visit: visit.kind };
  if (nextTryAt) return { kind: 'AGAIN', at: nextTryAt };
  if (appointment && appointment.state !== 'CANCELLED')
    return {
      kind: 'CALL',
      at: appointment.start,
      call: appointment.kind,
      standing: standingOf(appointment),
    };
  return callBy === null ? undefined : { kind: 'FIRST_CALL', at: callBy };
}
