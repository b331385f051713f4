import { sayIn } from '@funnel/domain/text/say';
import { expect, test } from 'vitest';
import { leftWords, promiseWords } from './promise-words.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const until = (minutes: number) => ({
  kind: 'SOON' as const,
  from: '2026-11-15T12:00:00.000Z',
  until: new Date(NOW.getTime() + minutes * 60_000).toISOString(),
});

test.each([
  [1, 'noch 1 Minute'],
  [119, 'noch 119 Minuten'],
  [120, 'noch 2 Stunden'],
  [-1, '1 Minute überfällig'],
  [-119, '119 Minuten überfällig'],
  [-120, '2 Stunden überfällig'],
])('%i minutes: %s', (minutes, words) => {
  expect(leftWords(until(minutes), { say: sayIn('de', {}), language: 'de', now: NOW })).toBe(words);
});

test.each([
  ['SLOT', 'gebucht 10:00–11:00 Uhr', 'booked 10:00–11:00'],
  ['RESERVED', 'reserviert 10:00–11:00 Uhr', 'reserved 10:00–11:00'],
  ['WISH', 'gewünscht 10:00–11:00 Uhr', 'wished for 10:00–11:00'],
] as const)('a promise of the kind %s is called %s', (kind, de, en) => {
  const promise = { kind, from: '2026-11-16T10:00:00+01:00', until: '2026-11-16T11:00:00+01:00' };
  for (const [language, words] of [
    ['de', de],
    ['en', en],
  ] as const)
    expect(promiseWords(promise, { say: sayIn(language, {}), language, now: NOW })).toBe(words);
});
