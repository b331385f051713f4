import type { EventType } from '@funnel/contract/event/event';
import type { EventData } from '@funnel/contract/event/event-data';
import type { Queryable } from '../db/database.ts';

/** Only the SQL, for the statement that enqueues the job. No row if it is recorded already. */
export function addNotice(tx: Queryable, eventId: string, enquiryId: string) {
  return tx
    .insertInto('retailer_notice')
    .values({ event_id: eventId, enquiry_id: enquiryId, mail_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id');
}

/** Locks the pending notices of the event's enquiry, in order. None if this event's notice is sent. */
export async function lockPendingNotices(tx: Queryable, eventId: string) {
  const rows = await tx
    .selectFrom('retailer_notice')
    .innerJoin('event', 'event.event_id', 'retailer_notice.event_id')
    .select([
      'event.event_id as eventId',
      'retailer_notice.enquiry_id as enquiryId',
      'event.happened_at as happenedAt',
    ])
    .where('retailer_notice.mail_id', 'is', null)
    .where('retailer_notice.enquiry_id', 'in', (from) =>
      from.selectFrom('event').select('enquiry_id').where('event_id', '=', eventId),
    )
    .orderBy('event.sequence')
    .forUpdate('retailer_notice')
    .execute();
  return rows.some((row) => row.eventId === eventId) ? rows : [];
}

/** What a notice of an enquiry needs to be queued. Undefined after the enquiry was erased. */
export async function findNoticeFacts(tx: Queryable, enquiryId: string) {
  return tx
    .selectFrom('enquiry')
    .leftJoin('appointment', 'appointment.enquiry_id', 'enquiry.enquiry_id')
    .select(({ exists, selectFrom }) => [
      'enquiry.email',
      'appointment.sequence',
      exists(
        selectFrom('mail')
          .whereRef('mail.enquiry_id', '=', 'enquiry.enquiry_id')
          .where('mail.kind', '=', 'RETAILER_NEWS'),
      ).as('isToldAlready'),
    ])
    .where('enquiry.enquiry_id', '=', enquiryId)
    .executeTakeFirst();
}

export async function markSent(tx: Queryable, eventIds: readonly string[], mailId: string): Promise<void> {
  await tx
    .updateTable('retailer_notice')
    .set({ mail_id: mailId })
    .where('event_id', 'in', eventIds)
    .execute();
}

/** The notices in a mail to the retailer, in order. */
export async function listNoticesOf(db: Queryable, mailId: string) {
  return db
    .selectFrom('retailer_notice')
    .innerJoin('event', 'event.event_id', 'retailer_notice.event_id')
    .select(['event.type', 'event.happened_at as happenedAt', 'event.sequence'])
    .where('retailer_notice.mail_id', '=', mailId)
    .$narrowType<{ type: EventType }>()
    .orderBy('event.sequence')
    .execute();
}

/** The former time of a call, by the events up to `before`; undefined if it had none, or the same. */
export async function findFormerCall(
  db: Queryable,
  { enquiryId, startsAt, before }: { enquiryId: string; startsAt: Date; before?: string | undefined },
): Promise<{ startsAt: Date; endsAt: Date } | undefined> {
  const rows = await db
    .selectFrom('event')
    .select('data')
    .where('enquiry_id', '=', enquiryId)
    .$narrowType<{ data: EventData }>()
    .$if(before !== undefined, (query) => query.where('sequence', '<', before as string))
    .orderBy('sequence', 'desc')
    .execute();
  const former = rows
    .flatMap(({ data }) => data.appointment ?? [])
    .find((call) => Date.parse(call.startsAt) !== startsAt.getTime());
  return former && { startsAt: new Date(former.startsAt), endsAt: new Date(former.endsAt) };
}
