import { isOfCall } from '@funnel/contract/event/event';
import { kindTexts, standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { CALENDAR_STATUS, standingAt } from '@funnel/domain/appointment/standing';
import { isVisitMail, type MailKind } from '@funnel/domain/mail/mail-kind';
import type { Span } from '@funnel/domain/next-step/step';
import { sayIn } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import type { EnquiryToTell } from '../event/event-subject.queries.ts';
import type { Mail } from '../outside/mailer.ts';
import { calendarFile } from './calendar-file.ts';
import type { FloorPlanToTell } from './floor-plans.ts';
import type { MailContent } from './layout/mail-content.ts';
import { renderMail } from './layout/render-mail.ts';
import type { Letterhead } from './letterhead.ts';
import type { AppointmentToTell } from './mail.queries.ts';
import { FIRST_KINDS } from './mail-rule.ts';
import type { SendMail } from './send-mail-job.ts';
import { appointmentLetters } from './template/appointment-letters.ts';
import type { CallTime } from './template/call-time.ts';
import { callbackWished } from './template/callback-wished.ts';
import { enquiryReceived } from './template/enquiry-received.ts';
import { type NoticeEvent, retailerNotice } from './template/retailer-notice.ts';
import { type PlacedVisit, visitEntry, visitLetter } from './template/visit-letters.ts';
import { mailedUrl } from './template/visitor-content.ts';
import { threadIdOf } from './thread-id.ts';

export interface MailMaterial {
  readonly order: SendMail;
  readonly enquiry: EnquiryToTell;
  readonly appointment: AppointmentToTell | undefined;
  /** Signs the link to the appointment. */
  readonly token: string | undefined;
  /** Signs the link for later floor plans. */
  readonly floorPlanToken: string | undefined;
  /** The events of a notice to the retailer, in order. */
  readonly events: readonly NoticeEvent[];
  /** Whether the call ever had an agreed time, which is then in calendars. */
  readonly wasBooked: boolean;
  /** The time of the call before it was moved. */
  readonly formerCall: CallTime | undefined;
  /** The files of the enquiry, for the retailer. */
  readonly floorPlans: readonly FloorPlanToTell[];
  /** A call-back wished beside a booked consultation. */
  readonly wishedAt: Date | undefined;
  /** The name of the visitor's preferred showroom. */
  readonly showroom: string | undefined;
  /** Another system of the retailer's has the enquiry, so it is closed here. */
  readonly isElsewhere?: boolean;
  /** The visit of the mail, in its current state. */
  readonly visit?: PlacedVisit | undefined;
  /** The deadline of a first call, where no time is agreed; for the retailer. */
  readonly promise?: Span | undefined;
  /** Recipients of the showroom's notices; absent: the retailer's own mailbox. */
  readonly noticeTo?: { readonly mailbox: string | null; readonly people: readonly string[] } | undefined;
  readonly now: Date;
}

/** The finished mail; undefined if it is stale. */
export function composeMail(settings: Letterhead, material: MailMaterial): Mail | undefined {
  const { order, enquiry, appointment, noticeTo, now } = material;
  const { brand } = settings;
  const content = contentOf(settings, material);
  if (!content) return undefined;
  const isForRetailer = order.kind === 'RETAILER_NEWS';
  const { html, text, pictures } = renderMail(content, brand);
  const plans = material.floorPlans.flatMap(({ picture }) => picture ?? []);
  const mail: Mail = {
    mailId: order.mailId,
    threadId: threadIdOf(enquiry.enquiryId),
    sender: brand.mailSender,
    to: isForRetailer ? (noticeTo?.mailbox ?? settings.retailerEmail) : enquiry.email,
    ...(isForRetailer && noticeTo && noticeTo.people.length > 0 && { cc: noticeTo.people }),
    replyTo: isForRetailer ? enquiry.email : settings.retailerEmail,
    subject: content.subject,
    language: content.language,
    html,
    text,
    pictures: [...pictures, ...(isForRetailer ? plans : [])],
  };
  const common = {
    brandName: brand.name,
    organizer: settings.organizer,
    attendee: mail.to,
    language: content.language,
    say: sayIn(content.language, settings.wording),
    stampedAt: now,
  };
  if (isVisitMail(order.kind) && material.visit)
    return { ...mail, calendar: calendarFile({ ...common, ...visitEntry(material.visit, common) }) };
  if (!appointment || !carriesCalendar(material, appointment)) return mail;
  const { say } = common;
  const standing = standingAt(appointment, now);
  const call = say(kindTexts[appointment.kind]);
  const calendar = calendarFile({
    ...common,
    ...appointment,
    status: CALENDAR_STATUS[standing],
    // Some calendars do not show the status of an entry.
    call: standing === 'RESERVED' ? `${call} (${say(standingTexts[standing])})` : call,
    ...(isForRetailer && { customer: { name: enquiry.fullName, telephone: enquiry.telephone } }),
  });
  return { ...mail, calendar };
}

function contentOf(settings: Letterhead, material: MailMaterial): MailContent | undefined {
  const { order, enquiry, appointment, token, floorPlanToken, events, formerCall, wishedAt, showroom } =
    material;
  const { kind } = order;
  const language: Language = enquiry.preferredLanguage === 'EN' ? 'en' : 'de';
  const { publicUrl } = settings;
  const floorPlanUrl = floorPlanToken && mailedUrl('phoneUpload', publicUrl, language, floorPlanToken);
  const say = sayIn(language, settings.wording);
  const facts = { language, say, enquiry, settings, floorPlanUrl, isFirst: FIRST_KINDS.includes(kind) };
  if (kind === 'RETAILER_NEWS') {
    return retailerNotice({
      events,
      enquiry,
      appointment,
      formerCall,
      floorPlans: material.floorPlans,
      wishedAt,
      showroom,
      isElsewhere: material.isElsewhere ?? false,
      standing: appointment && standingAt(appointment, material.now),
      settings,
      promise: material.promise,
      now: material.now,
    });
  }
  if (kind === 'ENQUIRY_RECEIVED') return enquiryReceived(facts);
  if (isVisitMail(kind)) {
    const { visit } = material;
    const isStale = order.visitSequence !== undefined && order.visitSequence !== visit?.sequence;
    return visit && !isStale ? visitLetter(facts, kind, visit) : undefined;
  }
  if (!appointment || appointment.sequence !== order.sequence) return undefined;
  const standing = standingAt(appointment, material.now);
  const isCancelled = standing === 'CANCELLED';
  if (isCancelled !== (kind === 'APPOINTMENT_CANCELLED')) return undefined;
  if ((standing === 'LAPSED') !== (kind === 'APPOINTMENT_LAPSED')) return undefined;
  const link = token && !isCancelled ? mailedUrl('appointment', publicUrl, language, token) : undefined;
  const call = { ...facts, appointment, formerCall, appointmentUrl: link, standing };
  return kind === 'CALLBACK_WISHED' ? callbackWished(call) : appointmentLetters[kind](call);
}

const WITHOUT_CALENDAR: readonly MailKind[] = [
  'ENQUIRY_RECEIVED',
  'APPOINTMENT_REMINDER',
  'APPOINTMENT_CLOSED',
];

/**
 * Only an agreed time belongs in a calendar: a call that became a wish is removed. A reminder changes no entry, and
 * neither does a mail without an event of the call.
 */
function carriesCalendar({ order, events, wasBooked }: MailMaterial, { state }: AppointmentToTell): boolean {
  const { kind } = order;
  if (WITHOUT_CALENDAR.includes(kind) || isVisitMail(kind)) return false;
  if (state === 'WISHED' && !wasBooked) return false;
  return kind !== 'RETAILER_NEWS' || events.some(({ type }) => isOfCall(type));
}
