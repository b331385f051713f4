import { kindTexts, standingTexts } from '@funnel/domain/appointment/appointment-texts';
import type { Standing } from '@funnel/domain/appointment/standing';
import { phoneUrl } from '@funnel/domain/contact/phone';
import { SALUTATIONS, type Salutation } from '@funnel/domain/contact/salutation';
import { sourceName } from '@funnel/domain/enquiry/source-names';
import { answerLines } from '@funnel/domain/question/answer-lines';
import { questionsWith } from '@funnel/domain/question/questions';
import { sayIn } from '@funnel/domain/text/say';
import { trackingName } from '@funnel/domain/tracking/tracking-names';
import type { EnquiryToTell } from '../../event/event-subject.queries.ts';
import type { Fact } from '../layout/mail-content.ts';
import type { Letterhead } from '../letterhead.ts';
import type { AppointmentToTell } from '../mail.queries.ts';
import { type CallTime, callDay, callTime, moment } from './call-time.ts';

const STANDINGS: Readonly<Record<Standing, string>> = {
  RESERVED: `${standingTexts.RESERVED.de}, noch nicht bestätigt`,
  BOOKED: standingTexts.BOOKED.de,
  WISHED: 'NUR GEWÜNSCHT, noch nicht bestätigt',
  LAPSED: `${standingTexts.LAPSED.de}, der Platz ist wieder frei`,
  CANCELLED: standingTexts.CANCELLED.de,
};

export function salutationOf({ salutation }: Pick<EnquiryToTell, 'salutation'>): string {
  return Object.hasOwn(SALUTATIONS, salutation) ? SALUTATIONS[salutation as Salutation].de : salutation;
}

/** The contact without the name (it is in the headline), and the chosen showroom. */
export function contactFacts(enquiry: EnquiryToTell, showroom: string | undefined): Fact[] {
  const { telephone, telephoneRaw, email, postcode, preferredLanguage } = enquiry;
  return [
    {
      label: 'Telefon',
      value: telephone === telephoneRaw ? telephone : `${telephone} (eingegeben: ${telephoneRaw})`,
      url: phoneUrl(telephone),
    },
    { label: 'E-Mail', value: email, url: `mailto:${email}` },
    { label: 'Postleitzahl', value: postcode },
    { label: 'Beratung auf', value: preferredLanguage === 'EN' ? 'Englisch' : 'Deutsch' },
    ...(showroom === undefined ? [] : [{ label: 'Küchenstudio', value: showroom }]),
  ];
}

/** A call, with its former time if a notice had it. */
export function callFacts(
  appointment: AppointmentToTell,
  standing: Standing,
  former: CallTime | undefined,
): Fact[] {
  const isHeld = standing === 'RESERVED' && appointment.heldUntil;
  const until = isHeld ? `, der Platz ist gehalten bis ${moment(isHeld, 'de')}` : '';
  return [
    { label: 'Art', value: kindTexts[appointment.kind].de },
    { label: 'Tag', value: callDay(appointment, 'de') },
    { label: 'Uhrzeit', value: callTime(appointment, 'de') },
    ...(former ? [{ label: 'Bisher', value: `${callDay(former, 'de')}, ${callTime(former, 'de')}` }] : []),
    { label: 'Stand', value: `${STANDINGS[standing]}${until}` },
  ];
}

const THOUSAND = 1000;

/** Cached: creating a format takes longer than using it a hundred times. */
const EUROS = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** An estimate, which is in thousands of euros: 15.750 €. */
export function euros(estimate: number): string {
  return EUROS.format(estimate * THOUSAND);
}

export function kitchenFacts({ answers, estimateValue }: EnquiryToTell, settings: Letterhead): Fact[] {
  const say = sayIn('de', settings.wording);
  const lines = answerLines(questionsWith(settings.ownQuestions), answers, say);
  return [
    ...lines.map(({ name, answer }) => ({ label: name, value: answer })),
    ...(estimateValue === null ? [] : [{ label: 'Preisschätzung', value: euros(estimateValue) }]),
  ];
}

const RECEIVED = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The source of the enquiry as text. Click ids and similar are shown at the desk. */
export function originFacts({ entry, receivedAt, tracking, hidden }: EnquiryToTell): Fact[] {
  const say = sayIn('de');
  const source = sourceName(entry);
  return [
    { label: 'Eingegangen', value: `${RECEIVED.format(receivedAt)} Uhr` },
    ...(source ? [{ label: 'Weg', value: say(source) }] : []),
    ...Object.entries(tracking).flatMap(([key, value]) => {
      const name = trackingName(key);
      return name ? { label: say(name), value } : [];
    }),
    ...Object.entries(hidden).map(([label, value]) => ({ label, value })),
  ];
}
