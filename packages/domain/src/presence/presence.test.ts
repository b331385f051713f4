import { expect, test } from 'vitest';
import { inListOrder, PRESENCE_SILENCE_MS, shownPresence } from './presence.ts';

const now = new Date('2026-11-17T09:42:00Z');
const someone = { staffId: 's', name: 'Jana Kern', isPaused: false, seenAt: now, callSince: null };

test('a call counts more than a pause, and a pause more than an open page', () => {
  const since = new Date('2026-11-17T09:41:00Z');
  const onCall = shownPresence({ ...someone, isPaused: true, callSince: since }, now);
  expect(onCall).toMatchObject({ state: 'CALL', since: since.toISOString() });
  expect(shownPresence({ ...someone, isPaused: true }, now).state).toBe('PAUSE');
  expect(shownPresence(someone, now)).toMatchObject({ state: 'READY', since: null });
});

test('presence has the time left until it expires', () => {
  const seenAt = new Date(now.getTime() - 1000);
  expect(shownPresence({ ...someone, seenAt }, now).leftMs).toBe(PRESENCE_SILENCE_MS - 1000);
  const longAgo = new Date(now.getTime() - 2 * PRESENCE_SILENCE_MS);
  expect(shownPresence({ ...someone, seenAt: longAgo }, now).leftMs).toBe(0);
});

test('those on a call stand first, then by name', () => {
  const listed = inListOrder([
    { name: 'Leyla', state: 'PAUSE' },
    { name: 'Zoe', state: 'CALL' },
    { name: 'Änne', state: 'READY' },
    { name: 'Bert', state: 'READY' },
  ]);
  expect(listed.map(({ name }) => name)).toEqual(['Zoe', 'Änne', 'Bert', 'Leyla']);
});
