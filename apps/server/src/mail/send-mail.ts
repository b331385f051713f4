import type { MailKind } from '@funnel/domain/mail/mail-kind';
import type { Span } from '@funnel/domain/next-step/step';
import { noticeRuleOf, type Routing } from '@funnel/domain/routing/routing';
import { type Showroom, showroomName } from '@funnel/domain/showroom/showroom';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { type EnquiryToTell, findEnquiryToTell } from '../event/event-subject.queries.ts';
import { mailedLinkToken } from '../floor-plan/floor-plan-link.queries.ts';
import { findOpenStep } from '../next-step/step.queries.ts';
import { MailError } from '../outside/mailer.ts';
import type { Services } from '../services.ts';
import { emailsOfActive } from '../staff/staff.queries.ts';
import { findVisitToTell } from '../visit/visit.queries.ts';
import { composeMail } from './compose-mail.ts';
import { floorPlansOf } from './floor-plans.ts';
import {
  type AppointmentToTell,
  findAppointmentToTell,
  findWaitingMail,
  findWishBeside,
  markMail,
} from './mail.queries.ts';
import { FIRST_KINDS } from './mail-rule.ts';
import { findFormerCall, listNoticesOf } from './retailer-notice.queries.ts';
import type { SendMail } from './send-mail-job.ts';
import type { CallTime } from './template/call-time.ts';
import type { PlacedVisit } from './template/visit-letters.ts';

type Tools = Pick<
  Services,
  'db' | 'now' | 'logger' | 'files' | 'mailer' | 'mailSettings' | 'appointmentToken'
>;

/** Not sent for an enquiry that is closed here: the other system writes to the visitor. */
const CONFIRMATIONS: readonly MailKind[] = ['ENQUIRY_RECEIVED', 'CALLBACK_WISHED'];

/** Sends one mail. A permanent refusal is stored and not retried; any other failure is. */
export async function sendMail(tools: Tools, order: SendMail): Promise<void> {
  const { db, now, logger, mailer, mailSettings, appointmentToken } = tools;
  const { mailId, kind, enquiryId } = order;
  const waiting = await findWaitingMail(db, mailId);
  const enquiry = waiting && (await findEnquiryToTell(db, enquiryId));
  if (!waiting || !enquiry) return;
  const { isElsewhere, isCallTold, wasBooked } = waiting;
  if ((isElsewhere && CONFIRMATIONS.includes(kind)) || (isCallTold && kind === 'ENQUIRY_RECEIVED'))
    return markMail(db, mailId, { failure: 'OVERTAKEN' });
  const appointment = await findAppointmentToTell(db, enquiryId);
  const token = appointment && (await appointmentToken(appointment.appointmentId));
  const isForRetailer = kind === 'RETAILER_NEWS';
  const notices = isForRetailer ? await listNoticesOf(db, mailId) : [];
  // A mail queued by an earlier release has one event in its payload.
  const events = order.eventType ? [{ type: order.eventType, happenedAt: enquiry.receivedAt }] : notices;
  const wishes = events.filter(({ type }) => type === 'callback.wished').map(({ happenedAt }) => happenedAt);
  const wishedAt = wishes.length > 0 ? await findWishBeside(db, enquiryId, wishes) : undefined;
  const formerCall = await formerCallOf(db, order, appointment, notices[0]);
  const { settings } = await readSettings(db);
  const showroom = enquiry.showroom === null ? undefined : showroomName(settings.showrooms, enquiry.showroom);
  const at = now();
  const floorPlanToken = FIRST_KINDS.includes(kind)
    ? await mailedLinkToken(db, { mailId, enquiryId, now: at })
    : undefined;
  const links = { token, floorPlanToken };
  const floorPlans = isForRetailer ? await floorPlansOf(tools, enquiryId, at) : [];
  const noticeTo = isForRetailer ? await noticeToOf(db, settings.routing, enquiry.showroom) : undefined;
  const told = { noticeTo, events, wasBooked, formerCall, floorPlans, wishedAt, showroom, isElsewhere };
  const promise = isForRetailer ? await findFirstCall(db, enquiry) : undefined;
  const visit = await placedVisitOf(db, order, settings.showrooms);
  const material = { order, enquiry, appointment, visit, promise, ...links, ...told, now: at };
  const mail = composeMail({ ...mailSettings, ...settings }, material);
  if (!mail) return markMail(db, mailId, { failure: 'OVERTAKEN' });
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    await markMail(db, mailId, { failure: error.code });
    if (error.code !== 'REFUSED') throw error;
    logger.error({ code: error.code, kind }, 'mail refused');
    return;
  }
  await markMail(db, mailId, { sentAt: now() });
}

/** As in the call queue. A tester is promised an answer, not a call. */
async function findFirstCall(db: Queryable, { enquiryId, entry }: EnquiryToTell): Promise<Span | undefined> {
  if (entry === 'TESTER') return undefined;
  return findOpenStep(db, enquiryId, 'FIRST_CALL');
}

/** Deactivated staff get no mail. */
async function noticeToOf(db: Queryable, routing: Routing, showroom: string | null) {
  const { mailbox, people } = noticeRuleOf(routing, showroom);
  return { mailbox, people: people.length === 0 ? [] : await emailsOfActive(db, people) };
}

async function placedVisitOf(
  db: Queryable,
  { visitId }: SendMail,
  showrooms: readonly Showroom[],
): Promise<PlacedVisit | undefined> {
  const visit = visitId === undefined ? undefined : await findVisitToTell(db, visitId);
  const place = visit?.kind === 'SHOWROOM' ? showrooms.find(({ id }) => id === visit.showroom) : undefined;
  const address = place && `${place.name}, ${place.street}, ${place.postcode} ${place.town}`;
  return visit && { ...visit, address };
}

/** The time that the reader expects so far: for the retailer the one of the previous mail. */
async function formerCallOf(
  db: Queryable,
  { kind, enquiryId }: SendMail,
  appointment: AppointmentToTell | undefined,
  firstNotice: { readonly sequence: string } | undefined,
): Promise<CallTime | undefined> {
  if (!appointment || (!firstNotice && kind !== 'APPOINTMENT_MOVED')) return undefined;
  const { startsAt } = appointment;
  return findFormerCall(db, { enquiryId, startsAt, before: firstNotice?.sequence });
}
