import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { escape as escapeText, foldLines } from 'ical-generator';
import { berlinTimezone, calendarUtc, calendarWall, hostOf } from '../outside/icalendar.ts';
import type { CalendarPart } from '../outside/mailer.ts';

interface CalendarEntry {
  readonly brandName: string;
  readonly appointmentId: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** CANCELLED removes the entry. */
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly organizer: string;
  readonly attendee: string;
  readonly language: Language;
  readonly say: Say;
  readonly stampedAt: Date;
  /** The title of the entry: a phone consultation, a call-back. */
  readonly call?: string;
  /** Set for the staff, who need to know whom to call. */
  readonly customer?: { readonly name: string; readonly telephone: string };
  /** Set for a meeting instead of a call. */
  readonly meeting?: {
    readonly summary: string;
    readonly description: string;
    readonly location: string | undefined;
  };
}

const texts = defineTexts('mail.calendar', {
  description: {
    de: 'Wir rufen Sie in dieser Zeit an und sprechen über Ihre neue Küche.',
    en: 'We will call you within this time to talk about your new kitchen.',
  },
  reserved: {
    de: 'Diese Zeit ist für Sie reserviert. Bitte bestätigen Sie sie mit einem Klick in unserer E-Mail.',
    en: 'This time is reserved for you. Please confirm it with one click in our email.',
  },
});

/**
 * The entry for the visitor's calendar. REQUEST with the visitor as attendee, because only then Outlook, Google and
 * Apple add it, move it (same UID, higher SEQUENCE) and remove it (CANCEL); with PUBLISH a moved call stays at its old
 * time. RSVP is off: nobody reads replies.
 *
 * Written line by line, since ical-generator writes DTSTAMP in local time once a zone is set, which is invalid.
 */
export function calendarFile(entry: CalendarEntry): CalendarPart {
  const {
    brandName,
    appointmentId,
    sequence,
    startsAt,
    endsAt,
    status,
    organizer,
    attendee,
    language,
    say,
    call,
    customer,
    meeting,
  } = entry;
  const method = status === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
  const isTentative = status === 'TENTATIVE';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brandName, false)}//Funnel//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...berlinTimezone,
    'BEGIN:VEVENT',
    `UID:${appointmentId}@${hostOf(organizer)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarUtc(entry.stampedAt)}`,
    `DTSTART;TZID=Europe/Berlin:${calendarWall(startsAt)}`,
    `DTEND;TZID=Europe/Berlin:${calendarWall(endsAt)}`,
    `SUMMARY;LANGUAGE=${language}:${escapeText(meeting?.summary ?? [call, customer?.name ?? brandName].join(': '), false)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(meeting?.description ?? (customer ? `Telefon: ${customer.telephone}` : say(isTentative ? texts.reserved : texts.description)), false)}`,
    ...(meeting?.location === undefined
      ? []
      : [`LOCATION;LANGUAGE=${language}:${escapeText(meeting.location, false)}`]),
    // A quoted value must not contain a quotation mark.
    `ORGANIZER;CN="${brandName.replaceAll('"', "'")}":mailto:${organizer}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${isTentative ? 'TENTATIVE' : 'ACCEPTED'};RSVP=FALSE:mailto:${attendee}`,
    `STATUS:${status}`,
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, content: `${foldLines(lines.join('\r\n'))}\r\n` };
}
