import type { LocalizedText } from '@funnel/domain/text/text';
import type { MailContent } from '../look/mail-content.ts';
import { clock, shortCallDay } from './call-time.ts';
import type { AppointmentFacts } from './mail-facts.ts';
import { pleaseConfirm } from './please-confirm.ts';
import { callDetails, type Letter, visitorContent } from './visitor-content.ts';

/** `confirm`: the sentence that asks to confirm, where that is still to be done. */
type AppointmentLetter = (when: LocalizedText, confirm: LocalizedText | undefined) => Letter;

const floorPlan: LocalizedText = {
  de: 'Falls Sie einen Grundriss oder eine Skizze mit Maßen haben, legen Sie sie gern bereit.',
  en: 'If you have a floor plan or a sketch with measurements, please keep it at hand.',
};

const booked: AppointmentLetter = ({ de, en }, confirm) =>
  confirm
    ? {
        subject: { de: `Bitte bestätigen: Ihr Termin am ${de}`, en: `Please confirm: your call on ${en}` },
        preheader: {
          de: 'Ein Klick genügt. Der Kalendereintrag liegt bei.',
          en: 'One click is enough. The calendar entry is attached.',
        },
        headline: { de: 'Bitte bestätigen Sie Ihren Termin', en: 'Please confirm your call' },
        paragraphs: [
          {
            de: `diese Zeit ist für Sie reserviert, und wir freuen uns auf das Gespräch. ${confirm.de}`,
            en: `This time is reserved for you, and we look forward to talking to you. ${confirm.en}`,
          },
          floorPlan,
        ],
      }
    : {
        subject: { de: `Ihr Termin: ${de}`, en: `Your call: ${en}` },
        preheader: {
          de: 'Ihr Telefontermin ist gebucht. Der Kalendereintrag liegt bei.',
          en: 'Your phone call is booked. The calendar entry is attached.',
        },
        headline: { de: 'Ihr Telefontermin steht', en: 'Your phone call is booked' },
        paragraphs: [
          {
            de: 'wir freuen uns auf das Gespräch mit Ihnen. Wir rufen Sie in der angegebenen Zeit an; Sie müssen nichts weiter tun.',
            en: 'We look forward to talking to you. We will call you within the time below; there is nothing else you need to do.',
          },
          floorPlan,
        ],
      };

const moved: AppointmentLetter = ({ de, en }, confirm) => ({
  subject: { de: `Neuer Termin: ${de}`, en: `New time for your call: ${en}` },
  preheader: { de: 'Ihr Telefontermin wurde verschoben.', en: 'Your phone call has been moved.' },
  headline: { de: 'Ihr Termin ist verschoben', en: 'Your call has been moved' },
  paragraphs: [
    {
      de: 'Ihr Telefontermin hat eine neue Zeit. Die alte gilt nicht mehr; mit dem beiliegenden Eintrag rückt auch Ihr Kalender nach.',
      en: 'Your phone call has a new time. The old one no longer holds; the attached entry moves it in your calendar, too.',
    },
    ...(confirm ? [confirm] : []),
  ],
});

const cancelled: AppointmentLetter = ({ de, en }) => ({
  subject: { de: `Abgesagt: Ihr Termin am ${de}`, en: `Cancelled: your call on ${en}` },
  preheader: { de: 'Wir rufen Sie zu dieser Zeit nicht an.', en: 'We will not call you at that time.' },
  headline: { de: 'Ihr Termin ist abgesagt', en: 'Your call is cancelled' },
  paragraphs: [
    {
      de: 'der Telefontermin ist abgesagt, wir rufen Sie zu dieser Zeit nicht an. Ihre Anfrage selbst bleibt bei uns.',
      en: 'The phone call is cancelled, and we will not call you at that time. Your enquiry itself stays with us.',
    },
    {
      de: 'Möchten Sie einen neuen Termin? Antworten Sie einfach mit einer Zeit, die Ihnen passt.',
      en: 'Would you like a new time? Just reply with one that suits you.',
    },
  ],
});

const lapsed: AppointmentLetter = ({ de, en }) => ({
  subject: { de: `Nicht mehr reserviert: ${de}`, en: `No longer reserved: ${en}` },
  preheader: {
    de: 'Ihre Anfrage bleibt bei uns. Eine neue Zeit ist schnell gewählt.',
    en: 'Your enquiry stays with us. A new time is quickly chosen.',
  },
  headline: { de: 'Die Zeit ist wieder frei', en: 'The time is free again' },
  paragraphs: [
    {
      de: 'wir haben die Zeit unten für Sie freigehalten, aber keine Bestätigung bekommen. Deshalb ist sie nicht mehr reserviert. Ihre Anfrage bleibt bei uns, mit dieser Zeit als Wunsch.',
      en: 'We kept the time below free for you, but it was not confirmed. So it is no longer reserved. Your enquiry stays with us, with this time as a wish.',
    },
    {
      de: 'Möchten Sie eine feste Zeit? Wählen Sie einfach eine neue, vielleicht ist auch diese noch frei.',
      en: 'Would you like a fixed time? Just choose a new one; this one may still be free, too.',
    },
  ],
});

const reminder: AppointmentLetter = ({ de, en }, confirm) => ({
  subject: {
    de: `Erinnerung: Wir rufen Sie morgen an (${de})`,
    en: `Reminder: we will call you tomorrow (${en})`,
  },
  preheader: { de: 'Morgen ist Ihr Telefontermin.', en: 'Your phone call is tomorrow.' },
  headline: { de: 'Bis morgen am Telefon', en: 'Talk to you tomorrow' },
  paragraphs: [
    {
      de: `morgen sprechen wir über Ihre neue Küche. Passt die Zeit noch? ${confirm?.de ?? 'Dann müssen Sie nichts tun.'}`,
      en: `Tomorrow we will talk about your new kitchen. Does the time still suit you? ${confirm?.en ?? 'Then there is nothing you need to do.'}`,
    },
  ],
});

const write =
  (letter: AppointmentLetter) =>
  (facts: AppointmentFacts): MailContent => {
    const { appointment } = facts;
    const when = {
      de: `${shortCallDay(appointment, 'de')}, ${clock(appointment.startsAt, 'de')} Uhr`,
      en: `${shortCallDay(appointment, 'en')}, ${clock(appointment.startsAt, 'en')}`,
    };
    return visitorContent(facts, letter(when, pleaseConfirm(facts)), callDetails(facts));
  };

export const appointmentLetters = {
  APPOINTMENT_BOOKED: write(booked),
  APPOINTMENT_MOVED: write(moved),
  APPOINTMENT_CANCELLED: write(cancelled),
  APPOINTMENT_LAPSED: write(lapsed),
  APPOINTMENT_REMINDER: write(reminder),
};
