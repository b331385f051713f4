import { sayIn } from '@funnel/domain/text/say';
import { expect, test } from 'vitest';
import { stepOf } from '../testing/step-of.ts';
import { leftWords, promiseWords } from './promise-words.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const wording = { say: sayIn('de', {}), language: 'de', now: NOW } as const;
const until = (minutes: number) =>
  stepOf({
    kind: 'FIRST_CALL',
    from: '2026-11-12T12:00:00.000Z',
    until: new Date(NOW.getTime() + minutes * 60_000).toISOString(),
  });

test.each([
  [1, 'noch 1 Minute'],
  [119, 'noch 119 Minuten'],
  [120, 'noch 2 Stunden'],
  [-1, '1 Minute überfällig'],
  [-119, '119 Minuten überfällig'],
  [-120, '2 Stunden überfällig'],
  [-47 * 60, '47 Stunden überfällig'],
  [-72 * 60, '3 Tage überfällig'],
])('%i minutes: %s', (minutes, words) => {
  expect(leftWords(until(minutes), wording)).toBe(words);
});

test.each([
  ['CALL', 'BOOKED', 'gebucht 10:00–11:00 Uhr', 'booked 10:00–11:00'],
  ['CALL', 'RESERVED', 'reserviert 10:00–11:00 Uhr', 'reserved 10:00–11:00'],
  ['WISH', 'WISHED', 'gewünscht 10:00–11:00 Uhr', 'wished for 10:00–11:00'],
  ['FIRST_CALL', null, 'Ziel: Rückruf bis 11:00 Uhr', 'Goal: call back by 11:00'],
  ['FOLLOW_UP', null, 'Nachfassen: Maße?', 'Follow up: Maße?'],
] as const)('a step %s, %s is called %s', (kind, standing, de, en) => {
  const times = { from: '2026-11-16T10:00:00+01:00', until: '2026-11-16T11:00:00+01:00' };
  const step = stepOf({ kind, standing, ...times, text: kind === 'FOLLOW_UP' ? 'Maße?' : '' });
  for (const [language, words] of [
    ['de', de],
    ['en', en],
  ] as const)
    expect(promiseWords(step, { say: sayIn(language, {}), language, now: NOW })).toBe(words);
});
