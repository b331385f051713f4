import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';

export interface Appointment {
  readonly appointmentId: string;
  readonly enquiryId: string;
  readonly kind: AppointmentKind;
  /** As it is written; `stateAt` says how it stands. */
  readonly state: AppointmentState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly confirmedAt: Date | null;
  readonly heldUntil: Date | null;
}

/** How a seat is held from now on. */
export interface Hold {
  readonly confirmedAt: Date | null;
  /** Null: for good. */
  readonly heldUntil: Date | null;
  /** Where it was booked from; undefined leaves what is known. */
  readonly network: string | undefined;
}

/** When, in which state and, where a place is taken, in which seat and how. */
export interface Placement {
  readonly kind: AppointmentKind;
  readonly state: AppointmentState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seat: number | null;
  readonly hold?: Hold;
}

const COLUMNS = [
  'appointment_id as appointmentId',
  'enquiry_id as enquiryId',
  'kind',
  'state',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'confirmed_at as confirmedAt',
  'held_until as heldUntil',
] as const;

/**
 * Whether there is such an enquiry. Holds it until the transaction ends, so that of two acts on the appointment of one
 * enquiry the second sees what the first did.
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

/** Makes the appointment of an enquiry, or changes the one it has: there is never a second (the table says so too). */
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
    ...(hold && { confirmed_at: hold.confirmedAt, held_from: now, held_until: hold.heldUntil }),
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
