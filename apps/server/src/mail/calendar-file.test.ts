import { sayIn } from '@funnel/domain/text/say';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  brandName: 'Küchen "Muster"; GmbH',
  appointmentId: 'Zk1f8d2mQyS0v7r9u3b6Ag',
  sequence: 3,
  startsAt: new Date('2026-11-20T09:00:00Z'),
  endsAt: new Date('2026-11-20T10:00:00Z'),
  status: 'CONFIRMED',
  call: 'Telefontermin',
  organizer: 'funnel@kueche.example',
  attendee: 'anna@gross.example',
  language: 'de',
  say: sayIn('de'),
  stampedAt: new Date('2026-11-16T10:00:00Z'),
} as const;

function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = calendar.getFirstSubcomponent('vevent');
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (!event || !zone) throw new Error('no event or zone');
  return { calendar, event, zone: new ICAL.Timezone(zone) };
}

describe('the calendar entry', () => {
  test('has what Outlook, Google and Apple need to enter it and to find it again', () => {
    const { method, content } = calendarFile(entry);
    const { calendar, event } = read(content);
    expect(method).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event.getFirstPropertyValue('uid')).toBe('Zk1f8d2mQyS0v7r9u3b6Ag@kueche.example');
    expect(event.getFirstPropertyValue('sequence')).toBe(3);
    expect(String(event.getFirstPropertyValue('dtstamp'))).toBe('2026-11-16T10:00:00Z');
    expect(event.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Berlin');
    expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2026-11-20T10:00:00');
    expect(event.getFirstPropertyValue('organizer')).toBe('mailto:funnel@kueche.example');
    expect(event.getFirstPropertyValue('attendee')).toBe('mailto:anna@gross.example');
    expect(event.getFirstProperty('attendee')?.getParameter('rsvp')).toBe('FALSE');
    expect(event.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event.getFirstPropertyValue('summary')).toBe('Telefontermin: Küchen "Muster"; GmbH');
  });

  test('of the staff names whom to call', () => {
    const customer = { name: 'Anna Groß', telephone: '+49 681 70' };
    const { event } = read(calendarFile({ ...entry, customer }).content);
    expect(event.getFirstPropertyValue('summary')).toBe('Telefontermin: Anna Groß');
  });

  test('of a cancelled call takes it out again', () => {
    const { method, content } = calendarFile({ ...entry, status: 'CANCELLED' });
    expect(method).toBe('CANCEL');
    const { calendar, event } = read(content);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(event.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  test('of a reserved call is tentative, and says that it is to be confirmed', () => {
    const { method, content } = calendarFile({ ...entry, status: 'TENTATIVE' });
    expect(method).toBe('REQUEST');
    const { event } = read(content);
    expect(event.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(event.getFirstProperty('attendee')?.getParameter('partstat')).toBe('TENTATIVE');
    expect(event.getFirstPropertyValue('description')).toContain('reserviert. Bitte bestätigen Sie');
  });

  test.each([
    ['in winter', '2026-11-20T09:00:00Z'],
    ['in summer', '2027-07-01T08:00:00Z'],
    ['on the day summer time ends', '2026-10-25T09:00:00Z'],
    ['on the day summer time begins', '2027-03-28T08:00:00Z'],
    ['a moment before the change', '2027-03-28T00:59:00Z'],
    ['a moment after the change', '2027-03-28T01:00:00Z'],
  ])('%s is at its instant by its own zone', (_case, instant) => {
    const startsAt = new Date(instant);
    const { event, zone } = read(calendarFile({ ...entry, startsAt }).content);
    const start = event.getFirstPropertyValue('dtstart') as ICAL.Time;
    start.zone = zone;
    expect(start.toJSDate()).toEqual(startsAt);
  });

  test('keeps to the lengths and line ends of the format', () => {
    const { content } = calendarFile(entry);
    const lines = content.split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
