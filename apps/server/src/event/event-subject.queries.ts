import { standingAt, toldStanding } from '@funnel/domain/appointment/standing';
import type { Queryable } from '../db/database.ts';
import type { EventSubject } from './event-data.ts';

/** The data of an enquiry for mails and events. */
export async function findEnquiryToTell(db: Queryable, enquiryId: string) {
  return db
    .selectFrom('enquiry')
    .select([
      'enquiry_id as enquiryId',
      'received_at as receivedAt',
      'is_rescued as isRescued',
      'entry',
      'funnel',
      'salutation',
      'full_name as fullName',
      'first_name as firstName',
      'last_name as lastName',
      'preferred_language as preferredLanguage',
      'postcode',
      'email',
      'telephone_formatted as telephone',
      'telephone_raw as telephoneRaw',
      'answers',
      'tracking',
      'hidden_fields as hidden',
      'espl_value as estimateValue',
      'espl_percentile as estimatePercentile',
      'suspicion',
      'showroom',
    ])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
}

export type EnquiryToTell = NonNullable<Awaited<ReturnType<typeof findEnquiryToTell>>>;

/** The subject of an event, as the transaction sees it at `now`. */
export async function findEventSubject(
  tx: Queryable,
  enquiryId: string,
  now: Date,
): Promise<EventSubject | undefined> {
  const enquiry = await findEnquiryToTell(tx, enquiryId);
  if (!enquiry) return undefined;
  const appointment = await tx
    .selectFrom('appointment')
    .select([
      'appointment_id as appointmentId',
      'kind',
      'state',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'must_confirm as mustConfirm',
      'confirmed_at as confirmedAt',
      'held_until as heldUntil',
    ])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
  if (!appointment) return { enquiry, appointment };
  const { appointmentId, kind, startsAt, endsAt } = appointment;
  const told = toldStanding(standingAt(appointment, now));
  return { enquiry, appointment: { appointmentId, kind, ...told, startsAt, endsAt } };
}
