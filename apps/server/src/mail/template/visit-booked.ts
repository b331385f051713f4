import { defineTexts } from '@funnel/domain/text/define-texts';
import type { VisitToTell } from '../../visit/visit.queries.ts';
import type { MailContent } from '../look/mail-content.ts';
import { callDay, callTime, clockWords, shortCallDay } from './call-time.ts';
import type { MailFacts } from './mail-facts.ts';
import { type Letter, visitorContent } from './visitor-content.ts';
import { visitorTexts } from './visitor-texts.ts';

export interface PlacedVisit extends VisitToTell {
  /** Of the showroom, if it is there. */
  readonly address: string | undefined;
}

const letter: Letter = defineTexts('mail.visitBooked', {
  subject: { de: 'Ihr Termin {where}: {when}', en: 'Your appointment {where}: {when}' },
  preheader: { de: 'Wir freuen uns auf Sie.', en: 'We look forward to meeting you.' },
  headline: { de: 'Ihr Termin {where} steht', en: 'Your appointment is booked' },
  paragraphs: [
    {
      de: 'schön, dass wir gesprochen haben. Wie vereinbart nehmen wir uns {where} Zeit für Ihre neue Küche.',
      en: 'It was good to talk to you. As agreed, we will take our time for your new kitchen {where}.',
    },
    {
      de: 'Kommt etwas dazwischen? Antworten Sie einfach auf diese E-Mail, dann finden wir eine andere Zeit.',
      en: 'If something comes up, just reply to this e-mail, and we will find another time.',
    },
  ],
});

const where = defineTexts('mail.visitBooked.where', {
  SHOWROOM: { de: 'im Küchenstudio', en: 'at our showroom' },
  HOME: { de: 'bei Ihnen zu Hause', en: 'at your home' },
  VIDEO: { de: 'per Video', en: 'by video' },
});
const place = defineTexts('mail.visitBooked.place', { de: 'Ort', en: 'Place' });

/** Confirms what was agreed on the telephone. */
export function visitBooked(facts: MailFacts, visit: PlacedVisit): MailContent {
  const { language, say } = facts;
  const when = `${shortCallDay(visit, language)}, ${clockWords(visit.startsAt, language)}`;
  const details = [
    { label: say(visitorTexts.day), value: callDay(visit, language) },
    { label: say(visitorTexts.time), value: callTime(visit, language) },
    ...(visit.address === undefined ? [] : [{ label: say(place), value: visit.address }]),
  ];
  const values = { where: say(where[visit.kind]), when };
  return visitorContent(facts, letter, values, { sections: [{ facts: details }] });
}
