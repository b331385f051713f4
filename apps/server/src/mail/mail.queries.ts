import { createHash } from 'node:crypto';
import { mailboxOf } from '@funnel/domain/contact/mailbox';
import type { MailKind } from '@funnel/domain/mail/mail-kind';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { customerMailJob } from '../event/customer-mail-job.ts';
import { isHeld } from '../slot/slot.queries.ts';
import { sendMailJob } from './send-mail-job.ts';

export interface NewMail {
  readonly mailId: string;
  readonly enquiryId: string;
  readonly kind: MailKind;
  /** The visitor's mailbox: see mailboxKey. */
  readonly mailbox: string;
  readonly queuedAt: Date;
}

/** The key for the rate limit of a mailbox. The address itself is stored only with the enquiry. */
export function mailboxKey(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url');
}

/** Only the SQL, for the statement that enqueues the job. No row if the same event has queued it before. */
export function insertMail(tx: Queryable, row: NewMail) {
  return tx
    .insertInto('mail')
    .values({
      mail_id: row.mailId,
      enquiry_id: row.enquiryId,
      kind: row.kind,
      mailbox: row.mailbox,
      queued_at: row.queuedAt,
      sent_at: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mail_id');
}

/**
 * The number of mails of a kind to a mailbox, without replaced ones. Holds a lock, so that concurrent events do not
 * both count as the first.
 */
export async function countMailsTo(
  tx: Queryable,
  mailbox: string,
  kind: MailKind,
  since: Date,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${mailbox}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('mailbox', '=', mailbox)
    .where('kind', '=', kind)
    .where('queued_at', '>', since)
    .where('failure', 'is distinct from', 'OVERTAKEN')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether this mailbox has got mails about the enquiry. */
export async function hasMails(tx: Queryable, enquiryId: string, mailbox: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mail')
    .select('mail_id')
    .where('enquiry_id', '=', enquiryId)
    .where('mailbox', '=', mailbox)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The state around a queued mail. Undefined if it is not queued. */
export async function findWaitingMail(db: Queryable, mailId: string) {
  const { rows } = await sql<{
    /** Another system has the enquiry. */
    isElsewhere: boolean;
    /** The visitor has got a mail about the call, or is about to. */
    isCallTold: boolean;
    /** An event with an agreed time of the call was sent. */
    wasBooked: boolean;
  }>`
    select
      enquiry.is_rescued and enquiry.lost_reason is not distinct from 'ELSEWHERE' as "isElsewhere",
      exists (
        select from mail as other
        where enquiry_id = enquiry.enquiry_id and kind not in ('ENQUIRY_RECEIVED', 'RETAILER_NEWS')
      ) as "isCallTold",
      exists (
        select from event
        where enquiry_id = enquiry.enquiry_id and data -> 'appointment' ->> 'state' = 'BOOKED'
      ) as "wasBooked"
    from mail join enquiry using (enquiry_id)
    where mail_id = ${mailId} and sent_at is null`.execute(db);
  return rows[0];
}

export async function markMail(
  db: Queryable,
  mailId: string,
  outcome: { sentAt: Date } | { failure: string },
): Promise<void> {
  await db
    .updateTable('mail')
    .set('sentAt' in outcome ? { sent_at: outcome.sentAt, failure: null } : { failure: outcome.failure })
    .where('mail_id', '=', mailId)
    .execute();
}

/** Mails that have been retried for more than half an hour. */
export async function countMailsTriedAgain(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name in (${sendMailJob.name}, ${customerMailJob.name}) and state = 'retry'
      and created_on < now() - interval '30 minutes'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countMailsRefused(
  db: Queryable,
  since: Date,
): Promise<{ toRetailer: number; toVisitors: number }> {
  const toRetailer = sql<boolean>`kind = 'RETAILER_NEWS'`;
  const counted = await db
    .selectFrom('mail')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere(toRetailer).as('toRetailer'),
      fn.countAll<string>().as('all'),
    ])
    .where('failure', '=', 'REFUSED')
    .where('queued_at', '>', since)
    .executeTakeFirstOrThrow();
  const refused = Number(counted.toRetailer);
  return { toRetailer: refused, toVisitors: Number(counted.all) - refused };
}

export async function findAppointmentToTell(db: Queryable, enquiryId: string) {
  return appointments(db).where('enquiry_id', '=', enquiryId).executeTakeFirst();
}

export type AppointmentToTell = NonNullable<Awaited<ReturnType<typeof findAppointmentToTell>>>;

/** The time wished for at one of these moments beside an agreed call, which only a token holder may move. */
export async function findWishBeside(
  db: Queryable,
  enquiryId: string,
  moments: readonly Date[],
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('enquiry_revision')
    .select(sql<string | null>`data ->> 'precall_requested_at'`.as('wishedAt'))
    .where('enquiry_id', '=', enquiryId)
    .where(sql<boolean>`data ? 'precall_requested_at'`)
    .where('received_at', 'in', moments)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
  return row?.wishedAt ? new Date(row.wishedAt) : undefined;
}

/** Those that hold their seat at `from`. */
export async function listBookedAppointments(db: Queryable, from: Date, until: Date) {
  return appointments(db)
    .where(isHeld(from))
    .where('starts_at', '>', from)
    .where('starts_at', '<', until)
    .execute();
}

function appointments(db: Queryable) {
  return db
    .selectFrom('appointment')
    .select([
      'appointment_id as appointmentId',
      'enquiry_id as enquiryId',
      'kind',
      'state',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'sequence',
      'changed_at as changedAt',
      'confirmed_at as confirmedAt',
      'must_confirm as mustConfirm',
      'held_until as heldUntil',
    ]);
}
