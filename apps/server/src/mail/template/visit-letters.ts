import type { VisitMailKind } from '@funnel/domain/mail/mail-kind';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { VisitToTell } from '../../visit/visit.queries.ts';
import type { MailContent } from '../layout/mail-content.ts';
import { callDay, callTime, clockWords, shortCallDay } from './call-time.ts';
import type { MailFacts } from './mail-facts.ts';
import { type Letter, visitorContent } from './visitor-content.ts';
import { visitorTexts } from './visitor-texts.ts';

export interface PlacedVisit extends VisitToTell {
  /** The showroom, if the visit is there. */
  readonly address: string | undefined;
}

const { another } = defineTexts('mail.visit', {
  another: {
    de: 'Kommt etwas dazwischen? Antworten Sie einfach auf diese E-Mail, dann finden wir eine andere Zeit.',
    en: 'If something comes up, just reply to this email, and we will find another time.',
  },
});

const letters: Readonly<Record<VisitMailKind, Letter>> = {
  VISIT_BOOKED: defineTexts('mail.visitBooked', {
    subject: { de: 'Ihr Termin {where}: {when}', en: 'Your appointment {where}: {when}' },
    preheader: { de: 'Wir freuen uns auf Sie.', en: 'We look forward to meeting you.' },
    headline: { de: 'Ihr Termin {where} steht', en: 'Your appointment is booked' },
    paragraphs: [
      {
        de: 'schön, dass wir gesprochen haben. Wie vereinbart nehmen wir uns {where} Zeit für Ihre neue Küche.',
        en: 'It was good to talk to you. As agreed, we will take the time to plan your new kitchen with you {where}.',
      },
      another,
    ],
  }),
  VISIT_MOVED: defineTexts('mail.visitMoved', {
    subject: {
      de: 'Neue Zeit für Ihren Termin {where}: {when}',
      en: 'New time for your appointment {where}: {when}',
    },
    preheader: { de: 'Bitte merken Sie sich die neue Zeit.', en: 'Please note the new time.' },
    headline: { de: 'Ihr Termin hat eine neue Zeit', en: 'Your appointment has a new time' },
    paragraphs: [
      {
        de: 'wie besprochen sehen wir uns {where} zu einer anderen Zeit. Die alte gilt nicht mehr.',
        en: 'As agreed, we will meet {where} at another time. The old one no longer applies.',
      },
      another,
    ],
  }),
  VISIT_CHANGED: defineTexts('mail.visitChanged', {
    subject: { de: 'Geändert: Ihr Termin {where}, {when}', en: 'Changed: your appointment {where}, {when}' },
    preheader: { de: 'Die Zeit bleibt. Unten steht, was jetzt gilt.', en: 'The time stays the same.' },
    headline: { de: 'Ihr Termin hat sich geändert', en: 'Your appointment has changed' },
    paragraphs: [
      {
        de: 'wie besprochen haben wir Ihren Termin geändert. Unten steht, was jetzt gilt.',
        en: 'As agreed, we have changed your appointment. The details below are up to date.',
      },
      another,
    ],
  }),
  VISIT_HANDED_OVER: defineTexts('mail.visitHandedOver', {
    subject: {
      de: 'Ihr Termin {where} am {when}: {planner} ist für Sie da',
      en: 'Your appointment {where}, {when}: {planner} will be there for you',
    },
    preheader: { de: 'Zeit und Ort bleiben.', en: 'Time and place stay the same.' },
    headline: { de: 'Ab jetzt ist {planner} für Sie da', en: '{planner} will be there for you from now on' },
    paragraphs: [
      {
        de: 'bei uns hat sich etwas geändert: {planner} übernimmt Ihren Termin {where}. Zeit und Ort bleiben, und alles Besprochene ist bekannt.',
        en: 'Something has changed on our side: {planner} will take your appointment {where}. Time and place stay the same, and everything you have talked about is known.',
      },
      another,
    ],
  }),
  VISIT_CANCELLED: defineTexts('mail.visitCancelled', {
    subject: {
      de: 'Abgesagt: Ihr Termin {where} am {when}',
      en: 'Cancelled: your appointment {where}, {when}',
    },
    preheader: { de: 'Der Termin findet nicht statt.', en: 'The appointment will not take place.' },
    headline: { de: 'Ihr Termin ist abgesagt', en: 'Your appointment is cancelled' },
    paragraphs: [
      {
        de: 'der Termin {where} findet nicht statt. Sie brauchen nichts weiter zu tun.',
        en: 'The appointment {where} will not take place. There is nothing else you need to do.',
      },
      {
        de: 'Möchten Sie einen neuen? Antworten Sie einfach auf diese E-Mail.',
        en: 'Would you like a new one? Just reply to this email.',
      },
    ],
  }),
};

const where = defineTexts('mail.visitBooked.where', {
  SHOWROOM: { de: 'im Küchenstudio', en: 'at our showroom' },
  HOME: { de: 'bei Ihnen zu Hause', en: 'at your home' },
  VIDEO: { de: 'per Video', en: 'by video' },
});
const place = defineTexts('mail.visitBooked.place', { de: 'Ort', en: 'Place' });
const plannerTexts = defineTexts('mail.visit.planner', {
  label: { de: 'Für Sie da', en: 'With you' },
  reach: { de: '{name}, Telefon {telephone}', en: '{name}, telephone {telephone}' },
  colleague: { de: 'jemand aus unserem Team', en: 'somebody from our team' },
});
const entryTexts = defineTexts('mail.visit.calendar', {
  summary: { de: 'Küchentermin {where}, {brand}', en: 'Kitchen appointment {where}, {brand}' },
  description: {
    de: 'Wir nehmen uns Zeit für Ihre neue Küche.',
    en: 'We will take the time to plan your new kitchen with you.',
  },
});

/** Confirms the agreement on the telephone; undefined if the visit is stale. */
export function visitLetter(
  facts: MailFacts,
  kind: VisitMailKind,
  visit: PlacedVisit,
): MailContent | undefined {
  if ((visit.state === 'CANCELLED') !== (kind === 'VISIT_CANCELLED')) return undefined;
  const { language, say } = facts;
  const when = `${shortCallDay(visit, language)}, ${clockWords(visit.startsAt, language)}`;
  const details = [
    { label: say(visitorTexts.day), value: callDay(visit, language) },
    { label: say(visitorTexts.time), value: callTime(visit, language) },
    ...(visit.address === undefined ? [] : [{ label: say(place), value: visit.address }]),
    ...(visit.plannerName === null ? [] : [{ label: say(plannerTexts.label), value: whoComes(visit, say) }]),
  ];
  const planner = visit.plannerName ?? say(plannerTexts.colleague);
  const values = { where: say(where[visit.kind]), when, planner };
  return visitorContent(facts, letters[kind], values, { sections: [{ facts: details }] });
}

/** Name and telephone number of the planner. */
function whoComes({ plannerName, plannerTelephone }: PlacedVisit, say: Say): string {
  const name = plannerName ?? '';
  return plannerTelephone ? say(plannerTexts.reach, { name, telephone: plannerTelephone }) : name;
}

/** The visit as an entry of the customer's calendar. */
export function visitEntry(visit: PlacedVisit, { say, brandName }: { say: Say; brandName: string }) {
  const { visitId, sequence, startsAt, endsAt, state, kind, address } = visit;
  return {
    appointmentId: visitId,
    sequence,
    startsAt,
    endsAt,
    status: state === 'CANCELLED' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    meeting: {
      summary: say(entryTexts.summary, { where: say(where[kind]), brand: brandName }),
      description: say(entryTexts.description),
      location: address,
    },
  };
}
