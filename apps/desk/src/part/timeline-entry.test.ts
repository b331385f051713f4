import { sayIn } from '@funnel/domain/text/say';
import { expect, test } from 'vitest';
import { lastEntries, timelineEntries } from './timeline-entry.ts';
import type { TimelineEvent } from './use-timeline.ts';

const eventOf = (
  type: TimelineEvent['type'],
  appointment: Pick<NonNullable<TimelineEvent['appointment']>, 'state' | 'confirmed'>,
): TimelineEvent => ({
  eventId: 'event',
  type,
  happenedAt: '2026-11-16T10:00:00.000Z',
  actor: 'visitor',
  by: null,
  change: undefined,
  appointment: {
    appointmentId: 'call',
    kind: 'CONSULTATION',
    startsAt: '2026-11-20T09:00:00.000Z',
    endsAt: '2026-11-20T10:00:00.000Z',
    ...appointment,
  },
  files: [],
  note: null,
  assignee: null,
  isUndone: false,
});

/** Whether the word is in the text or in its detail, the other one is in neither. */
test.each([
  ['appointment.booked', { state: 'BOOKED', confirmed: true }, 'gebucht', 'booked'],
  ['appointment.booked', { state: 'BOOKED', confirmed: false }, 'reserviert', 'reserved'],
  ['appointment.booked', { state: 'BOOKED' }, 'gebucht', 'booked'],
  ['appointment.moved', { state: 'BOOKED', confirmed: false }, 'reserviert', 'reserved'],
  ['appointment.confirmed', { state: 'BOOKED', confirmed: true }, 'gebucht', 'booked'],
  ['callback.wished', { state: 'BOOKED', confirmed: false }, 'reserviert', 'reserved'],
  ['callback.wished', { state: 'WISHED', confirmed: false }, 'Wunsch', 'preferred time'],
] as const)('%s of a call that stood so (%j) says %s', (type, appointment, de, en) => {
  for (const [language, word] of [
    ['de', de],
    ['en', en],
  ] as const) {
    const wording = {
      say: sayIn(language, {}),
      language,
      now: new Date('2026-11-16T12:00:00Z'),
      colleagues: [],
    };
    const [entry] = timelineEntries([eventOf(type, appointment)], [], wording);
    const said = `${entry?.text} ${entry?.detail}`;
    expect(said).toContain(word);
    const others = ['gebucht', 'booked', 'reserviert', 'reserved'].filter((each) => each !== word);
    expect(others.filter((each) => said.includes(each))).toEqual([]);
  }
});

test('an outcome that was taken back plans nothing, and is not among the last that happened', () => {
  const call: TimelineEvent = {
    ...eventOf('call.ended', { state: 'BOOKED' }),
    actor: 'staff',
    by: 'Henrik Vogt',
    change: { outcome: 'NOT_REACHED', nextTryAt: '2026-11-16T14:00:00.000Z' },
  };
  const undone = { ...call, eventId: 'undone', isUndone: true };
  const wording = { say: sayIn('de', {}), language: 'de', now: new Date('2026-11-16T12:00:00Z') } as const;
  const entries = timelineEntries([call, undone], [], wording);
  expect(entries.map(({ id, detail }) => [id, detail?.includes('Versuch')])).toEqual([
    ['event', true],
    ['undone', undefined],
  ]);
  expect(lastEntries(entries, 6).map(({ id }) => id)).toEqual(['event']);
});
