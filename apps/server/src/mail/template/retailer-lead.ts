import { recordUrl } from '@funnel/contract/staff/desk-link';
import { type Standing, standingAt } from '@funnel/domain/appointment/standing';
import { phoneUrl } from '@funnel/domain/contact/phone';
import { postcodeArea } from '@funnel/domain/contact/postcode-area';
import type { Span } from '@funnel/domain/next-step/step';
import { answerLines } from '@funnel/domain/question/answer-lines';
import { kitchenLine } from '@funnel/domain/question/kitchen-line';
import { questions } from '@funnel/domain/question/questions';
import { sayIn } from '@funnel/domain/text/say';
import type { EnquiryToTell } from '../../event/event-subject.queries.ts';
import { kitchenPicture } from '../kitchen-picture.ts';
import type { MailGlance, MailPerson } from '../layout/mail-content.ts';
import type { Letterhead } from '../letterhead.ts';
import type { AppointmentToTell } from '../mail.queries.ts';
import { callDay, callTime, clockWords, dayWords, moment } from './call-time.ts';
import { euros, salutationOf } from './retailer-facts.ts';

interface Lead {
  readonly enquiry: EnquiryToTell;
  readonly appointment: AppointmentToTell | undefined;
  /** The deadline of a first call; undefined where none is promised. */
  readonly promise: Span | undefined;
  readonly settings: Letterhead;
  readonly now: Date;
}

/** The person, when to call, and two links, at the top of the mail. */
export function leadPerson({ enquiry, appointment, promise, settings, now }: Lead): MailPerson {
  const { enquiryId, fullName, postcode, preferredLanguage, telephone } = enquiry;
  const area = postcodeArea(postcode);
  const about = [
    salutationOf(enquiry),
    area ? `Raum ${area} (${postcode})` : postcode,
    preferredLanguage === 'EN' ? 'spricht lieber Englisch' : '',
  ];
  return {
    name: fullName,
    about: about.filter((part) => part !== '').join(', '),
    when: appointment ? whenAgreed(appointment, now) : promise && whenPromised(promise, now),
    call: { label: 'Anrufen', url: phoneUrl(telephone), plain: telephone },
    open: { label: 'Am Arbeitsplatz öffnen', url: recordUrl(settings.publicUrl, enquiryId) },
  };
}

const WHEN: Readonly<Record<Exclude<Standing, 'CANCELLED'>, string>> = {
  RESERVED: 'Reserviert, noch nicht bestätigt:',
  BOOKED: 'Anruf am',
  WISHED: 'Gewünscht:',
  LAPSED: 'Gewünscht:',
};

function whenAgreed(appointment: AppointmentToTell, now: Date): string | undefined {
  const standing = standingAt(appointment, now);
  if (standing === 'CANCELLED') return undefined;
  return `${WHEN[standing]} ${callDay(appointment, 'de')}, ${callTime(appointment, 'de')}.`;
}

function whenPromised({ startsAt: from, endsAt: until }: Span, now: Date): string {
  if (until <= now) return 'Bitte rufen Sie gleich an.';
  if (from <= now) return `Bitte rufen Sie bis ${moment(until, 'de')} an.`;
  const hours = [from, until].map((time) => clockWords(time, 'de').replace(' Uhr', ''));
  return `Bitte rufen Sie am ${dayWords(from, 'de')}, zwischen ${hours.join(' und ')} Uhr an.`;
}

/** The kitchen in a line and a picture, and its estimated price. Undefined if nothing is known. */
export function leadKitchen({
  enquiry,
  settings,
}: Pick<Lead, 'enquiry' | 'settings'>): MailGlance | undefined {
  const say = sayIn('de', settings.wording);
  const answers = answerLines(questions.values(), enquiry.answers, say);
  const answerTo = (key: string) => answers.find((line) => line.key === key);
  const shape = answerTo('question_shape');
  const picture = kitchenPicture(shape?.code);
  const money = [
    ...(enquiry.estimateValue === null ? [] : [`Preisschätzung: ${euros(enquiry.estimateValue)}`]),
    ...(['question_budget', 'question_timeframe'] as const).flatMap((key) => {
      const line = answerTo(key);
      return line ? `${line.name}: ${line.answer}` : [];
    }),
  ];
  const lines = [kitchenLine(enquiry.answers, say), money.join(' · ')].filter((line) => line !== '');
  if (lines.length === 0) return undefined;
  return { lines, ...(picture && { picture: { ...picture, alt: shape?.answer ?? '' } }) };
}
