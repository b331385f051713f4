import type { MailContent } from '../look/mail-content.ts';
import { clock, shortCallDay } from './call-time.ts';
import type { AppointmentFacts } from './mail-facts.ts';
import { callDetails, type Letter, visitorContent } from './visitor-content.ts';

type AppointmentLetter = (when: { readonly de: string; readonly en: string }) => Letter;

const booked: AppointmentLetter = ({ de, en }) => ({
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
    {
      de: 'Falls Sie einen Grundriss oder eine Skizze mit Maßen haben, legen Sie sie gern bereit.',
      en: 'If you have a floor plan or a sketch with measurements, please keep it at hand.',
    },
  ],
});

const moved: AppointmentLetter = ({ de, en }) => ({
  subject: { de: `Neuer Termin: ${de}`, en: `New time for your call: ${en}` },
  preheader: { de: 'Ihr Telefontermin wurde verschoben.', en: 'Your phone call has been moved.' },
  headline: { de: 'Ihr Termin ist verschoben', en: 'Your call has been moved' },
  paragraphs: [
    {
      de: 'Ihr Telefontermin hat eine neue Zeit. Die alte gilt nicht mehr; mit dem beiliegenden Eintrag rückt auch Ihr Kalender nach.',
      en: 'Your phone call has a new time. The old one no longer holds; the attached entry moves it in your calendar, too.',
    },
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

const reminder: AppointmentLetter = ({ de, en }) => ({
  subject: {
    de: `Erinnerung: Wir rufen Sie morgen an (${de})`,
    en: `Reminder: we will call you tomorrow (${en})`,
  },
  preheader: { de: 'Morgen ist Ihr Telefontermin.', en: 'Your phone call is tomorrow.' },
  headline: { de: 'Bis morgen am Telefon', en: 'Talk to you tomorrow' },
  paragraphs: [
    {
      de: 'morgen sprechen wir über Ihre neue Küche. Passt die Zeit noch? Dann müssen Sie nichts tun.',
      en: 'Tomorrow we will talk about your new kitchen. Does the time still suit you? Then there is nothing you need to do.',
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
    return visitorContent(facts, letter(when), callDetails(facts));
  };

export const appointmentLetters = {
  APPOINTMENT_BOOKED: write(booked),
  APPOINTMENT_MOVED: write(moved),
  APPOINTMENT_CANCELLED: write(cancelled),
  APPOINTMENT_REMINDER: write(reminder),
};
