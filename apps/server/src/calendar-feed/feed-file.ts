import { DESK_PATH } from '@funnel/contract/staff/desk-link';
import { standingTexts } from '@funnel/domain/appointment/appointment-texts';
import { CALENDAR_STATUS } from '@funnel/domain/appointment/standing';
import { splitName } from '@funnel/domain/contact/name';
import { type Showroom, showroomName } from '@funnel/domain/showroom/showroom';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import { escape as escapeText, foldLines } from 'ical-generator';
import { berlinTimezone, calendarUtc, calendarWall, hostOf } from '../outside/icalendar.ts';
import type { FeedEntry } from './calendar-feed.queries.ts';

interface Feed {
  readonly entries: readonly FeedEntry[];
  /** A person's feed; otherwise a showroom's, which many people read. */
  readonly isPersonal: boolean;
  readonly ownerName: string;
  readonly showrooms: readonly Showroom[];
  readonly brandName: string;
  readonly publicUrl: string;
  readonly organizer: string;
  readonly language: Language;
  readonly say: Say;
}

const kinds = defineTexts('feed.kind', {
  CALL: { de: 'Anruf', en: 'Call' },
  SHOWROOM: { de: 'Studiotermin', en: 'Showroom visit' },
  HOME: { de: 'Hausbesuch', en: 'Home visit' },
  VIDEO: { de: 'Videotermin', en: 'Video meeting' },
} satisfies Record<FeedEntry['kind'], LocalizedText>);

/**
 * A calendar for subscriptions. Calendar providers store it, and its link can be forwarded. So a personal feed has the
 * surname, a showroom's feed has no name; the rest needs a sign-in at the desk. Deterministic: timestamps are those of
 * the entries.
 */
export function feedFile(feed: Feed): string {
  const { entries, ownerName, brandName, language } = feed;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brandName, false)}//Desk//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(`${brandName}: ${ownerName}`, false)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...berlinTimezone,
    ...entries.flatMap((entry) => eventLines(entry, feed)),
    'END:VCALENDAR',
  ];
  return `${foldLines(lines.join('\r\n'))}\r\n`;
}

function eventLines(entry: FeedEntry, feed: Feed): string[] {
  const {
    id,
    enquiryId,
    kind,
    fullName,
    showroom,
    staffName,
    startsAt,
    endsAt,
    sequence,
    changedAt,
    standing,
  } = entry;
  const { isPersonal, showrooms, publicUrl, organizer, say, language } = feed;
  // Not the stored last name: for a terminfinder booking that is the second word (R7).
  const what =
    standing === 'RESERVED' ? `${say(kinds[kind])} (${say(standingTexts[standing])})` : say(kinds[kind]);
  const title = isPersonal
    ? [what, splitName(fullName).last].filter(Boolean).join(': ')
    : [what, staffName].filter(Boolean).join(', ');
  const place = kind === 'SHOWROOM' && showroom !== null ? showroomName(showrooms, showroom) : undefined;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${hostOf(organizer)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarUtc(changedAt)}`,
    `LAST-MODIFIED:${calendarUtc(changedAt)}`,
    `DTSTART;TZID=Europe/Berlin:${calendarWall(startsAt)}`,
    `DTEND;TZID=Europe/Berlin:${calendarWall(endsAt)}`,
    `SUMMARY;LANGUAGE=${language}:${escapeText(title, false)}`,
    ...(place ? [`LOCATION:${escapeText(place, false)}`] : []),
    `URL:${publicUrl}${DESK_PATH}/enquiries/${encodeURIComponent(enquiryId)}`,
    `STATUS:${CALENDAR_STATUS[standing]}`,
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}
