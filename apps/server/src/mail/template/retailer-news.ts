import type { EventType } from '@funnel/contract/event/event';
import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';
import { SALUTATIONS, type Salutation } from '@funnel/domain/contact/salutation';
import { answerLines } from '@funnel/domain/question/answer-lines';
import { sayIn } from '@funnel/domain/text/say';
import type { EnquiryToTell } from '../../event/event-subject.queries.ts';
import type { Letterhead } from '../letterhead.ts';
import type { Fact, FactSection, MailContent } from '../look/mail-content.ts';
import type { AppointmentToTell } from '../mail.queries.ts';
import { callDay, callTime, moment } from './call-time.ts';
import { legalUrl } from './legal-url.ts';
import type { ToConfirm } from './mail-facts.ts';

interface NewsFacts {
  readonly eventType: EventType;
  readonly enquiry: EnquiryToTell;
  readonly appointment: AppointmentToTell | undefined;
  /** A call-back wished beside a booked consultation. */
  readonly wishedAt: Date | undefined;
  /** The name of the one that the visitor prefers. */
  readonly showroom: string | undefined;
  readonly toConfirm: ToConfirm | undefined;
  readonly settings: Letterhead;
}

/** For the staff, who read German. */
const HEADLINES: Readonly<Record<EventType, string>> = {
  'enquiry.received': 'Neue Küchenanfrage',
  'callback.wished': 'Rückrufwunsch',
  'appointment.booked': 'Telefontermin gebucht',
  'appointment.moved': 'Termin verschoben',
  'appointment.cancelled': 'Termin abgesagt',
  'appointment.lapsed': 'Termin nicht bestätigt',
  'account.deleted': 'Kundenbereich gelöscht',
  'showroom.chosen': 'Küchenstudio gewählt',
};

const KINDS: Readonly<Record<AppointmentKind, string>> = {
  CALLBACK: 'Rückruf',
  CONSULTATION: 'Telefontermin',
};

const STATES: Readonly<Record<AppointmentState, string>> = {
  BOOKED: 'fest eingetragen',
  WISHED: 'NUR GEWÜNSCHT, noch nicht bestätigt',
  LAPSED: 'NICHT BESTÄTIGT, der Platz ist wieder frei',
  CANCELLED: 'abgesagt',
};

const WISHED_NOTICE =
  'Die gewünschte Zeit konnte nicht fest eingetragen werden. Bitte bestätigen Sie der Kundin oder dem Kunden eine Zeit.';

const LAPSED_NOTICE =
  'Die gebuchte Zeit wurde nicht bestätigt und ist wieder frei. Die Anfrage bleibt, mit dieser Zeit als Wunsch: Bitte rufen Sie an.';

const SUSPICION_NOTICE =
  'Diese Anfrage könnte von einem Programm stammen (Formular auffällig schnell oder an versteckter Stelle ausgefüllt).';

/** Everything about an enquiry in one mail, so that whoever reads it can pick up the telephone. */
export function retailerNews({
  eventType,
  enquiry,
  appointment,
  wishedAt,
  showroom,
  toConfirm,
  settings,
}: NewsFacts): MailContent {
  const headline = HEADLINES[eventType];
  const isBeside = wishedAt !== undefined && appointment?.kind === 'CONSULTATION';
  const isWished = appointment?.state === 'WISHED' || isBeside;
  const notices = [
    ...(isBeside ? [besideNotice(wishedAt)] : isWished ? [WISHED_NOTICE] : []),
    ...(appointment?.state === 'LAPSED' ? [LAPSED_NOTICE] : []),
    ...(enquiry.suspicion.length > 0 ? [SUSPICION_NOTICE] : []),
  ];
  return {
    language: 'de',
    subject: `${headline} aus ${enquiry.postcode}${isWished ? ' (Zeit noch zu bestätigen)' : ''}`,
    preheader: appointment
      ? `${callDay(appointment, 'de')}, ${callTime(appointment, 'de')}`
      : 'Alle Angaben auf einen Blick',
    headline,
    paragraphs: [],
    ...(notices.length > 0 && { notice: notices.join(' ') }),
    sections: [
      { title: 'Kontakt', facts: [...contactFacts(enquiry), ...showroomFacts(showroom)] },
      ...(appointment ? [{ title: 'Termin', facts: appointmentFacts(appointment, toConfirm) }] : []),
      { title: 'Die Küche', facts: kitchenFacts(enquiry, settings) },
      { title: 'Herkunft', facts: originFacts(enquiry) },
    ].filter((section: FactSection) => section.facts.length > 0),
    closing: ['Eine Antwort auf diese E-Mail geht direkt an die Kundin oder den Kunden.'],
    reason: 'Diese E-Mail geht an das Küchenstudio, weil seine Adresse dafür eingetragen ist.',
    links: [{ label: 'Impressum', url: legalUrl(settings, 'imprint', 'de') }],
  };
}

function besideNotice(wishedAt: Date): string {
  const time = wishedAt.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return `Zusätzlich zum gebuchten Termin wird ein Rückruf gewünscht: ${time} Uhr. Bitte klären Sie, was gilt.`;
}

function contactFacts(enquiry: EnquiryToTell): Fact[] {
  const { salutation, fullName, telephone, telephoneRaw, email, postcode, preferredLanguage } = enquiry;
  const title = Object.hasOwn(SALUTATIONS, salutation)
    ? SALUTATIONS[salutation as Salutation].de
    : salutation;
  return [
    { label: 'Anrede', value: title },
    { label: 'Name', value: fullName },
    {
      label: 'Telefon',
      value: telephone === telephoneRaw ? telephone : `${telephone} (eingegeben: ${telephoneRaw})`,
    },
    { label: 'E-Mail', value: email },
    { label: 'Postleitzahl', value: postcode },
    { label: 'Beratung auf', value: preferredLanguage === 'EN' ? 'Englisch' : 'Deutsch' },
  ];
}

function showroomFacts(showroom: string | undefined): Fact[] {
  return showroom === undefined ? [] : [{ label: 'Küchenstudio', value: showroom }];
}

function appointmentFacts(appointment: AppointmentToTell, toConfirm: ToConfirm | undefined): Fact[] {
  const until = toConfirm?.until ? `, der Platz ist gehalten bis ${moment(toConfirm.until, 'de')}` : '';
  return [
    { label: 'Art', value: KINDS[appointment.kind] },
    { label: 'Tag', value: callDay(appointment, 'de') },
    { label: 'Uhrzeit', value: callTime(appointment, 'de') },
    { label: 'Stand', value: toConfirm ? `noch zu bestätigen${until}` : STATES[appointment.state] },
  ];
}

function kitchenFacts(
  { answers, estimateValue, estimatePercentile }: EnquiryToTell,
  { wording }: Letterhead,
): Fact[] {
  const estimate = estimateValue?.toLocaleString('de-DE', { maximumFractionDigits: 1 });
  return [
    ...answerLines(answers, sayIn('de', wording)).map(({ question, answer }) => ({
      label: question,
      value: answer,
    })),
    ...(estimate === undefined ? [] : [{ label: 'Preisschätzung', value: `${estimate} Tsd. €` }]),
    ...(estimatePercentile === null
      ? []
      : [{ label: 'Perzentil', value: estimatePercentile.toLocaleString('de-DE') }]),
  ];
}

/** Kept: making one takes longer than using it a hundred times. */
const RECEIVED = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

function originFacts({ enquiryId, entry, receivedAt, tracking }: EnquiryToTell): Fact[] {
  return [
    { label: 'Eingegangen', value: `${RECEIVED.format(receivedAt)} Uhr` },
    { label: 'Einstieg', value: entry ?? 'unbekannt' },
    ...Object.entries(tracking).map(([label, value]) => ({ label, value })),
    { label: 'Kennung', value: enquiryId },
  ];
}
