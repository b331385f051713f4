import { definitionOf, type EventType } from '@funnel/contract/event/event';
import type { ActorKind } from '@funnel/domain/event/actor';
import { isVisitMail, type VisitorMailKind } from '@funnel/domain/mail/mail-kind';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import type { EnquiryToTell } from '../event/event-subject.queries.ts';
import { jobIdOf } from '../jobs/job-id.ts';
import { sendJob } from '../jobs/send-job.queries.ts';
import type { VisitToTell } from '../visit/visit.queries.ts';
import { gatherNoticesJob } from './gather-notices-job.ts';
import { type AppointmentToTell, countMailsTo, hasMails, insertMail, mailboxKey } from './mail.queries.ts';
import { MAX_A_DAY, OVER_LIMIT_SECONDS } from './mail-rule.ts';
import { addNotice } from './retailer-notice.queries.ts';
import { sendMailJob } from './send-mail-job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Occasion {
  readonly enquiry: EnquiryToTell;
  readonly appointment: AppointmentToTell | undefined;
  /** The visit that the event is about. */
  readonly visit?: VisitToTell | undefined;
  readonly now: Date;
}

interface QueuedEvent {
  readonly eventId: string;
  readonly type: EventType;
  readonly actor: ActorKind;
}

/** Queues the mails about an event: to the retailer debounced, to the visitor at once and rate limited. Idempotent. */
export async function queueMails(
  tx: Queryable,
  { eventId, type, actor }: QueuedEvent,
  occasion: Occasion,
): Promise<void> {
  const { settings } = await readSettings(tx);
  const { quietSeconds } = settings.mails;
  const isEntered = actor === 'staff' && type === 'enquiry.received';
  const kind = isEntered ? undefined : definitionOf(type).letter?.(occasion);
  if (kind) await queueVisitorMail(tx, kind, occasion, pauseBefore(kind, occasion, quietSeconds));
  // Staff need no notice of their own acts.
  if (actor === 'staff') return;
  const row = addNotice(tx, eventId, occasion.enquiry.enquiryId);
  const options = { id: jobIdOf('gather', eventId), afterSeconds: quietSeconds, row };
  await sendJob(tx, gatherNoticesJob, { eventId }, options);
}

/** Only the first mail waits: the visitor may still choose a time, and then one mail covers both. */
function pauseBefore(kind: VisitorMailKind, { enquiry }: Occasion, quietSeconds: number): number {
  return kind === 'ENQUIRY_RECEIVED' && enquiry.entry !== 'TESTER' ? quietSeconds : 0;
}

export async function queueVisitorMail(
  tx: Queryable,
  kind: VisitorMailKind,
  occasion: Occasion,
  afterSeconds = 0,
): Promise<void> {
  const { enquiry, appointment, visit, now } = occasion;
  // Enquiries entered by the staff may have no address.
  if (enquiry.email === '') return;
  const since = new Date(now.getTime() - DAY_MS);
  const mailbox = mailboxKey(enquiry.email);
  const isOver = (await countMailsTo(tx, mailbox, kind, since)) >= MAX_A_DAY[kind];
  // Who was told of a time is told of its changes, too: later, and only of the last.
  if (isOver && !(await hasMails(tx, enquiry.enquiryId, mailbox))) return;
  const state =
    kind === 'ENQUIRY_RECEIVED' || !appointment ? '' : `${appointment.state} ${appointment.sequence}`;
  const about = isVisitMail(kind) && visit ? `${visit.visitId} ${visit.state} ${visit.sequence}` : state;
  const mailId = jobIdOf('visitor', enquiry.enquiryId, topicOf(kind), about);
  const { enquiryId } = enquiry;
  const sequence = appointment?.sequence ?? null;
  const ofVisit = isVisitMail(kind) && visit && { visitId: visit.visitId, visitSequence: visit.sequence };
  const order = { mailId, kind, enquiryId, eventType: null, sequence, ...ofVisit };
  const row = insertMail(tx, { mailId, enquiryId, kind, mailbox, queuedAt: now });
  await sendJob(tx, sendMailJob, order, {
    ...{ id: mailId, row },
    afterSeconds: isOver ? OVER_LIMIT_SECONDS : afterSeconds,
  });
}

const OWN_TOPIC: readonly VisitorMailKind[] = [
  'ENQUIRY_RECEIVED',
  'APPOINTMENT_REMINDER',
  'APPOINTMENT_CLOSED',
];

/** Deduplication: mails of one topic about the same state of an appointment or a visit are sent once. */
function topicOf(kind: VisitorMailKind): string {
  if (isVisitMail(kind)) return 'visit';
  return OWN_TOPIC.includes(kind) ? kind : 'appointment';
}
