import type { AppointmentKind } from '../appointment/appointment.ts';
import { standingAt } from '../appointment/standing.ts';
import { berlinIso } from '../slot/berlin-time.ts';
import type { VisitKind } from '../visit/visit.ts';
import type { Span, StepCause, StepKind } from './step.ts';

/** An open step as stored. */
export interface StepRow extends Span {
  readonly stepId: string;
  readonly enquiryId: string;
  readonly kind: StepKind;
  readonly cause: StepCause;
  readonly isWholeDay: boolean;
  readonly isPromised: boolean;
  readonly staffId: string | null;
  readonly text: string;
  /** Absent: it is not stored, but follows from a claimed call. */
  readonly changedAt?: Date;
  /** Of a call or a wish. */
  readonly callKind: AppointmentKind | null;
  readonly hasLapsed: boolean;
  readonly heldUntil: Date | null;
  readonly mustConfirm: boolean;
  readonly confirmedAt: Date | null;
  readonly visitKind: VisitKind | null;
  readonly showroom: string | null;
}

/** An open step as the desk shows it. A booking past its deadline to confirm is no promise any more. */
export function shownStep(row: StepRow, now: Date) {
  const { stepId, enquiryId, kind, cause, isWholeDay, staffId, text, callKind, visitKind, showroom } = row;
  const standing = standingOfStep(row, now);
  return {
    ...{ stepId, enquiryId, kind, cause, isWholeDay, staffId, text, standing, call: callKind },
    from: berlinIso(row.startsAt),
    until: berlinIso(row.endsAt),
    changedAt: (row.changedAt ?? row.startsAt).toISOString(),
    isPromised: row.isPromised && standing !== 'LAPSED',
    visit: visitKind && showroom ? { kind: visitKind, showroom } : null,
  };
}

function standingOfStep({ kind, hasLapsed, ...call }: StepRow, now: Date) {
  if (kind === 'CALL') return standingAt({ state: 'BOOKED', ...call }, now);
  return kind === 'WISH' ? (hasLapsed ? 'LAPSED' : 'WISHED') : null;
}
