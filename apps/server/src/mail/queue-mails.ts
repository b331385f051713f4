import type { EventType } from '@funnel/contract/event/event';
import type { Queryable } from '../db/database.ts';
import type { EnquiryToTell } from '../event/event-subject.queries.ts';
import { jobIdOf } from '../jobs/job-id.ts';
import { sendJob } from '../jobs/send-job.queries.ts';
import { type AppointmentToTell, countMailsTo, insertMail, mailboxKey } from './mail.queries.ts';
import { MAX_A_DAY, type MailKind, type VisitorMailKind } from './mail-kind.ts';
import { sendMailJob } from './send-mail-job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Occasion {
  readonly enquiry: EnquiryToTell;
  readonly appointment: AppointmentToTell | undefined;
  readonly now: Date;
}

interface ToldEvent {
  readonly eventId: string;
  readonly type: EventType;
}

/** Queues what an event has to tell by mail: the retailer always, the visitor within the limits. Twice makes nothing new. */
export async function queueMails(
  tx: Queryable,
  { eventId, type }: ToldEvent,
  occasion: Occasion,
): Promise<void> {
  if (isToldWithItsCall(type, occasion)) return;
  const kind = visitorMailOf(type, occasion);
  if (kind) await queueVisitorMail(tx, kind, occasion);
  await queue(tx, 'RETAILER_NEWS', jobIdOf('retailer', eventId), type, occasion);
}

/** The terminfinder's enquiry comes with its call, which is an event of its own: one mail tells both. */
function isToldWithItsCall(type: EventType, { enquiry, appointment }: Occasion): boolean {
  return type === 'enquiry.received' && enquiry.entry === 'TERMINFINDER_V1' && appointment !== undefined;
}

export async function queueVisitorMail(
  tx: Queryable,
  kind: VisitorMailKind,
  occasion: Occasion,
): Promise<void> {
  const { enquiry, appointment, now } = occasion;
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countMailsTo(tx, mailboxKey(enquiry.email), kind, since)) >= MAX_A_DAY[kind]) return;
  const state =
    kind === 'ENQUIRY_RECEIVED' || !appointment ? '' : `${appointment.state} ${appointment.sequence}`;
  const mailId = jobIdOf('visitor', enquiry.enquiryId, topicOf(kind), state);
  await queue(tx, kind, mailId, null, occasion);
}

async function queue(
  tx: Queryable,
  kind: MailKind,
  mailId: string,
  eventType: EventType | null,
  { enquiry, appointment, now }: Occasion,
): Promise<void> {
  const { enquiryId } = enquiry;
  if (!(await insertMail(tx, { mailId, enquiryId, kind, mailbox: mailboxKey(enquiry.email), queuedAt: now })))
    return;
  const sequence = appointment?.sequence ?? null;
  await sendJob(tx, sendMailJob, { mailId, kind, enquiryId, eventType, sequence }, { id: mailId });
}

/** What the visitor is told of an event, looking at how things stand now: the event may be overtaken. */
function visitorMailOf(type: EventType, { appointment }: Occasion): VisitorMailKind | undefined {
  if (type === 'enquiry.received') return 'ENQUIRY_RECEIVED';
  // Of the one the customer is told by a mail of its own, the other the visitor has just done: no call has changed.
  if (type === 'account.deleted' || type === 'showroom.chosen' || !appointment) return undefined;
  const { state, kind } = appointment;
  if (type === 'appointment.cancelled') return state === 'CANCELLED' ? 'APPOINTMENT_CANCELLED' : undefined;
  if (state === 'CANCELLED') return undefined;
  if (state === 'LAPSED') return 'APPOINTMENT_LAPSED';
  if (type === 'appointment.lapsed') return undefined;
  // A wish beside a booked consultation is for the staff to settle; to the visitor nothing has changed.
  if (type === 'callback.wished' && kind === 'CONSULTATION') return undefined;
  if (type === 'callback.wished' || state === 'WISHED') return 'CALLBACK_WISHED';
  return type === 'appointment.moved' ? 'APPOINTMENT_MOVED' : 'APPOINTMENT_BOOKED';
}

/** Mails of one topic tell the same of one state of an appointment, so that one of them is enough. */
function topicOf(kind: VisitorMailKind): string {
  if (kind === 'ENQUIRY_RECEIVED' || kind === 'APPOINTMENT_REMINDER') return kind;
  return 'appointment';
}
