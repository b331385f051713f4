import { expect, test } from 'vitest';
import { parseInstant } from './parse-instant.ts';

test.each([
  ['2026-11-17T09:00:00+01:00', '2026-11-17T09:00:00+01:00'],
  ['2026-11-17T09:00:00 01:00', '2026-11-17T09:00:00+01:00'],
  ['2026-11-17T08:00:00.000Z', '2026-11-17T08:00:00.000Z'],
  ['2026-11-17T08:00Z', '2026-11-17T08:00Z'],
  ['2026-13-17T08:00:00Z', undefined],
  ['2026-11-17T25:00:00Z', undefined],
  ['2026-11-17', undefined],
  ['2026-11-17T09:00:00', undefined],
  ['gestern', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is the instant %j', (text, instant) => {
  expect(parseInstant(text)).toBe(instant);
});
