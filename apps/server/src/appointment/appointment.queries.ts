import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';
import type { StoredCall } from '@funnel/domain/appointment/standing';
import type { StepCause } from '@funnel/domain/next-step/step';
import { CALL_POOL } from '@funnel/domain/slot/taken-seat';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { settleSteps } from '../next-step/settle-steps.queries.ts';

/** As stored. `standingAt` derives the standing. */
export interface Appointment extends StoredCall {
  readonly appointmentId: string;
  readonly enquiryId: string;
  readonly kind: AppointmentKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Counts its changes. */
  readonly sequence: number;
}

/** The terms on which a seat is held. */
export interface Hold {
  readonly confirmedAt: Date | null;
  readonly mustConfirm: boolean;
  /** Null: permanently. */
  readonly heldUntil: Date | null;
  /** The network it was booked from; undefined leaves the stored one. */
  readonly network: string | undefined;
}

/** Time and state of an appointment and, if it takes a place, its seat and hold. */
export interface Placement {
  readonly kind: AppointmentKind;
  readonly state: AppointmentState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seat: number | null;
  readonly hold?: Hold;
  readonly cause?: StepCause;
}

/** The columns that decide the standing. */
export const STORED_CALL = [
  'state',
  'confirmed_at as confirmedAt',
  'must_confirm as mustConfirm',
  'held_until as heldUntil',
] as const;

const COLUMNS = [
  'appointment_id as appointmentId',
  'enquiry_id as enquiryId',
  'kind',
  'starts_at as startsAt',
  'ends_at as endsAt',
  ...STORED_CALL,
  'sequence',
] as const;

/**
 * Whether the enquiry exists. Locks its row until the transaction ends, so that of two concurrent changes to its
 * appointment the second sees the result of the first.
 */
export async function holdEnquiry(tx: Queryable, enquiryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where('enquiry_id', '=', enquiryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAppointmentOf(db: Queryable, enquiryId: string): Promise<Appointment | undefined> {
  return db.selectFrom('appointment').select(COLUMNS).where('enquiry_id', '=', enquiryId).executeTakeFirst();
}

export async function findAppointment(
  db: Queryable,
  appointmentId: string,
): Promise<Appointment | undefined> {
  return db
    .selectFrom('appointment')
    .select(COLUMNS)
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();
}

/**
 * Inserts or updates the call of an enquiry, and settles its other steps. There is never a second call (a unique index
 * ensures it too).
 */
export async function placeAppointment(
  tx: Queryable,
  { enquiryId, current, now }: { enquiryId: string; current: Appointment | undefined; now: Date },
  { cause = 'VISITOR', hold, ...placement }: Placement,
): Promise<void> {
  const placed = {
    ...stepOf(placement, now),
    changed_at: now,
    ...(hold && {
      confirmed_at: hold.confirmedAt,
      must_confirm: hold.mustConfirm,
      held_from: now,
      held_until: hold.heldUntil,
    }),
    ...(hold?.network !== undefined && { network: hold.network }),
  };
  if (current) {
    await tx
      .updateTable('next_step')
      .set((row) => ({ ...placed, sequence: row('sequence', '+', 1) }))
      .where('step_id', '=', current.appointmentId)
      .execute();
  } else {
    await tx
      .insertInto('next_step')
      .values({ ...placed, step_id: unguessableId(), enquiry_id: enquiryId, cause, created_at: now })
      .execute();
  }
  const isCancelled = placement.state === 'CANCELLED';
  await settleSteps(tx, enquiryId, { kind: isCancelled ? 'CALL_CANCELLED' : 'CALL_AGREED' }, now);
}

function stepOf({ kind, state, startsAt, endsAt, seat }: Omit<Placement, 'hold' | 'cause'>, now: Date) {
  return { ...callAs(state, seat, now), call_kind: kind, starts_at: startsAt, ends_at: endsAt };
}

/** The columns of a state. A time that is not agreed on is a wish. One that gets another time is still to be made. */
export function callAs(state: AppointmentState, seat: number | null, now: Date) {
  const isCancelled = state === 'CANCELLED';
  return {
    kind: state === 'WISHED' || state === 'LAPSED' ? 'WISH' : 'CALL',
    state: isCancelled ? 'CANCELLED' : 'OPEN',
    ended_at: isCancelled ? now : null,
    has_lapsed: state === 'LAPSED',
    is_promised: state === 'BOOKED',
    pool: seat === null ? null : CALL_POOL,
    seat,
  } as const;
}
