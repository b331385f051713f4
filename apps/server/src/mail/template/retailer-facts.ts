import { kindTexts, standingTexts } from '@funnel/domain/appointment/appointment-texts';
import type { Standing } from '@funnel/domain/appointment/standing';
import { phoneUrl } from '@funnel/domain/contact/phone';
import { SALUTATIONS, type Salutation } from '@funnel/domain/contact/salutation';
import { answerLines } from '@funnel/domain/question/answer-lines';
import { sayIn } from '@funnel/domain/text/say';
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

/** Everything that was typed, and the showroom that was chosen. */
export function contactFacts(enquiry: EnquiryToTell, showroom: string | undefined): Fact[] {
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
      url: phoneUrl(telephone),
    },
    { label: 'E-Mail', value: email },
    { label: 'Postleitzahl', value: postcode },
    { label: 'Beratung auf', value: preferredLanguage === 'EN' ? 'Englisch' : 'Deutsch' },
    ...(showroom === undefined ? [] : [{ label: 'Küchenstudio', value: showroom }]),
  ];
}

/** A call, with the time that it had before where the staff know of that one. */
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

export function kitchenFacts(
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

export function originFacts({ enquiryId, entry, receivedAt, tracking, hidden }: EnquiryToTell): Fact[] {
  return [
    { label: 'Eingegangen', value: `${RECEIVED.format(receivedAt)} Uhr` },
    { label: 'Einstieg', value: entry ?? 'unbekannt' },
    ...[...Object.entries(tracking), ...Object.entries(hidden)].map(([label, value]) => ({ label, value })),
    { label: 'Kennung', value: enquiryId },
  ];
}
