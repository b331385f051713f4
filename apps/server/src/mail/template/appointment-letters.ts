import { kindTexts } from '@funnel/domain/appointment/appointment-texts';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { MailContent } from '../layout/mail-content.ts';
import { clockWords, shortCallDay } from './call-time.ts';
import type { AppointmentFacts } from './mail-facts.ts';
import { pleaseConfirm } from './please-confirm.ts';
import { callDetails, type Letter, visitorContent } from './visitor-content.ts';

const floorPlan = defineTexts('mail.call.floorPlan', {
  de: 'Falls Sie einen Grundriss oder eine Skizze mit Maßen haben, schicken Sie sie uns gern schon vorab. Ein Foto mit dem Handy genügt.',
  en: 'If you have a floor plan or a sketch with measurements, feel free to send it ahead. A photo taken with your phone will do.',
});

const reserved: Letter = defineTexts('mail.callReserved', {
  subject: {
    de: 'Reserviert, bitte bestätigen: Ihr {call} am {when}',
    en: 'Reserved, please confirm: your call on {when}',
  },
  preheader: {
    de: 'Ein Klick genügt. Der Kalendereintrag liegt bei.',
    en: 'One click is enough. The calendar entry is attached.',
  },
  headline: { de: 'Ihr {call} ist reserviert', en: 'Your phone call is reserved' },
  paragraphs: [
    {
      de: 'diese Zeit ist für Sie reserviert. {confirm} Wir freuen uns auf das Gespräch.',
      en: 'This time is reserved for you. {confirm} We look forward to talking to you.',
    },
    floorPlan,
  ],
});

const booked: Letter = defineTexts('mail.callBooked', {
  subject: { de: 'Gebucht: Ihr {call} am {when}', en: 'Booked: your call on {when}' },
  preheader: {
    de: 'Wir rufen Sie an. Der Kalendereintrag liegt bei.',
    en: 'We will call you. The calendar entry is attached.',
  },
  headline: { de: 'Ihr {call} ist gebucht', en: 'Your phone call is booked' },
  paragraphs: [
    {
      de: 'wir freuen uns auf das Gespräch mit Ihnen. Wir rufen Sie in der angegebenen Zeit an; Sie müssen nichts weiter tun.',
      en: 'We look forward to talking to you. We will call you within the time below; there is nothing else you need to do.',
    },
    floorPlan,
  ],
});

const moved: Letter = defineTexts('mail.callMoved', {
  subject: { de: 'Neue Zeit für Ihren {call}: {when}', en: 'New time for your call: {when}' },
  preheader: { de: 'Ihr {call} wurde verschoben.', en: 'Your phone call has been moved.' },
  headline: { de: 'Ihr {call} ist verschoben', en: 'Your call has been moved' },
  paragraphs: [
    {
      de: 'Ihr {call} hat eine neue Zeit. Die alte gilt nicht mehr; mit dem beiliegenden Eintrag rückt auch Ihr Kalender nach.',
      en: 'Your phone call has a new time. The old one no longer applies; the attached entry moves it in your calendar, too.',
    },
  ],
});

/** The new time needs a confirmation, too. */
const movedReserved: Letter = defineTexts('mail.callMovedReserved', {
  subject: {
    de: 'Reserviert, bitte bestätigen: neue Zeit für Ihren {call}, {when}',
    en: 'Reserved, please confirm: new time for your call, {when}',
  },
  preheader: moved.preheader,
  headline: { de: 'Ihre neue Zeit ist reserviert', en: 'Your new time is reserved' },
  paragraphs: [
    ...moved.paragraphs,
    {
      de: 'Die neue Zeit ist für Sie reserviert. {confirm}',
      en: 'The new time is reserved for you. {confirm}',
    },
  ],
});

const cancelled: Letter = defineTexts('mail.callCancelled', {
  subject: { de: 'Abgesagt: Ihr {call} am {when}', en: 'Cancelled: your call on {when}' },
  preheader: { de: 'Wir rufen Sie zu dieser Zeit nicht an.', en: 'We will not call you at that time.' },
  headline: { de: 'Ihr {call} ist abgesagt', en: 'Your call is cancelled' },
  paragraphs: [
    {
      de: 'der {call} ist abgesagt, wir rufen Sie zu dieser Zeit nicht an. Ihre Anfrage selbst bleibt bei uns.',
      en: 'The phone call is cancelled, and we will not call you at that time. Your enquiry itself stays with us.',
    },
    {
      de: 'Möchten Sie eine neue Zeit? Antworten Sie einfach mit einer Zeit, die Ihnen passt.',
      en: 'Would you like a new time? Just reply with one that suits you.',
    },
  ],
});

const lapsed: Letter = defineTexts('mail.callLapsed', {
  subject: { de: 'Nicht mehr reserviert: {when}', en: 'No longer reserved: {when}' },
  preheader: {
    de: 'Ihre Anfrage bleibt bei uns. Eine neue Zeit ist schnell gewählt.',
    en: 'Your enquiry stays with us. A new time is quickly chosen.',
  },
  headline: { de: 'Die Zeit ist wieder frei', en: 'The time is free again' },
  paragraphs: [
    {
      de: 'wir haben die Zeit unten für Sie freigehalten, aber keine Bestätigung bekommen. Deshalb ist sie nicht mehr reserviert. Ihre Anfrage bleibt bei uns, mit dieser Zeit als Wunsch.',
      en: 'We kept the time below free for you, but it was not confirmed. So it is no longer reserved. Your enquiry stays with us, with this as your preferred time.',
    },
    {
      de: 'Möchten Sie eine feste Zeit? Wählen Sie einfach eine neue, vielleicht ist auch diese noch frei.',
      en: 'Would you like a fixed time? Just choose a new one; this one may still be free, too.',
    },
  ],
});

/** Without a required confirmation: the operator released the seat. */
const released: Letter = defineTexts('mail.callReleased', {
  subject: { de: 'Bitte neue Zeit wählen: {when}', en: 'Please choose a new time: {when}' },
  preheader: lapsed.preheader,
  headline: { de: 'Ihr {call} braucht eine neue Zeit', en: 'Your call needs a new time' },
  paragraphs: [
    {
      de: 'die Zeit unten können wir leider nicht für Sie freihalten. Das tut uns leid. Ihre Anfrage bleibt bei uns, mit dieser Zeit als Wunsch.',
      en: 'We are sorry that we cannot keep the time below free for you. Your enquiry stays with us, with this as your preferred time.',
    },
    ...lapsed.paragraphs.slice(1),
  ],
});

const closed: Letter = defineTexts('mail.callClosed', {
  subject: {
    de: 'Bitte neue Zeit wählen: Ihr {call} am {when}',
    en: 'Please choose a new time: your call on {when}',
  },
  preheader: {
    de: 'An diesem Tag können wir Sie nicht anrufen.',
    en: 'We cannot call you on that day.',
  },
  headline: { de: 'Ihr {call} braucht eine neue Zeit', en: 'Your call needs a new time' },
  paragraphs: [
    {
      de: 'zu der Zeit unten sind wir nun doch nicht erreichbar. Das tut uns leid.',
      en: 'We will not be available at the time below after all, and we are sorry about that.',
    },
    {
      de: 'Wählen Sie einfach eine neue Zeit, die Ihnen passt. Ihre Anfrage bleibt bei uns.',
      en: 'Just choose a new time that suits you. Your enquiry stays with us.',
    },
  ],
});

const reminder: Letter = defineTexts('mail.callReminder', {
  subject: {
    de: 'Erinnerung: Wir rufen Sie morgen an ({when})',
    en: 'Reminder: we will call you tomorrow ({when})',
  },
  preheader: { de: 'Morgen ist Ihr {call}.', en: 'Your phone call is tomorrow.' },
  headline: { de: 'Bis morgen am Telefon', en: 'Talk to you tomorrow' },
  paragraphs: [
    {
      de: 'morgen sprechen wir über Ihre neue Küche. Passt die Zeit noch? Dann müssen Sie nichts tun.',
      en: 'Tomorrow we will talk about your new kitchen. Does the time still suit you? Then there is nothing you need to do.',
    },
  ],
});

/** Promises no call: the time is only reserved. */
const reminderReserved: Letter = defineTexts('mail.callReminderReserved', {
  subject: {
    de: 'Reserviert, bitte bestätigen: Ihr {call} morgen ({when})',
    en: 'Reserved, please confirm: your call tomorrow ({when})',
  },
  preheader: { de: 'Ein Klick genügt.', en: 'One click is enough.' },
  headline: { de: 'Ihr {call} morgen ist reserviert', en: 'Your call tomorrow is reserved' },
  paragraphs: [
    {
      de: 'die Zeit unten ist noch für Sie reserviert. Passt sie Ihnen? {confirm}',
      en: 'The time below is still reserved for you. Does it suit you? {confirm}',
    },
  ],
});

const write =
  (letter: (facts: AppointmentFacts) => Letter, isToChooseAgain?: boolean) =>
  (facts: AppointmentFacts): MailContent => {
    const { appointment, language, say } = facts;
    const when = `${shortCallDay(appointment, language)}, ${clockWords(appointment.startsAt, language)}`;
    const call = say(kindTexts[appointment.kind]);
    const values = { call, when, confirm: pleaseConfirm(facts) ?? '' };
    return visitorContent(facts, letter(facts), values, callDetails(facts, isToChooseAgain));
  };

/** The letter of a booked time, or of a reserved one. */
const byStanding = (firm: Letter, held: Letter) =>
  write(({ standing }) => (standing === 'RESERVED' ? held : firm));

export const appointmentLetters = {
  APPOINTMENT_BOOKED: byStanding(booked, reserved),
  APPOINTMENT_MOVED: byStanding(moved, movedReserved),
  APPOINTMENT_CANCELLED: write(() => cancelled),
  APPOINTMENT_LAPSED: write(({ appointment }) => (appointment.mustConfirm ? lapsed : released)),
  APPOINTMENT_CLOSED: write(() => closed, true),
  APPOINTMENT_REMINDER: byStanding(reminder, reminderReserved),
};
