import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';
import type { StoredCall } from '@funnel/domain/appointment/standing';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';

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

/** Inserts or updates the appointment of an enquiry. There is never a second one (a constraint ensures it too). */
export async function placeAppointment(
  tx: Queryable,
  { enquiryId, current, now }: { enquiryId: string; current: Appointment | undefined; now: Date },
  { kind, state, startsAt, endsAt, seat, hold }: Placement,
): Promise<void> {
  const placed = {
    kind,
    state,
    starts_at: startsAt,
    ends_at: endsAt,
    seat,
    changed_at: now,
    // A call at another time is still to be made.
    called_at: null,
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
      .updateTable('appointment')
      .set((row) => ({ ...placed, sequence: row('sequence', '+', 1) }))
      .where('appointment_id', '=', current.appointmentId)
      .execute();
    return;
  }
  await tx
    .insertInto('appointment')
    .values({
      ...placed,
      appointment_id: unguessableId(),
      enquiry_id: enquiryId,
      sequence: 0,
      requested_at: now,
    })
    .execute();
}
