import { expect, test } from 'vitest';
import { z } from '../schema.ts';
import { berlinIso } from './berlin-time.ts';
import { momentSchema } from './moment-schema.ts';

const told = z.iso.datetime({ offset: true });

test.each([
  ['2026-11-17T09:00:00+01:00', true],
  ['1900-01-01T00:00:00Z', true],
  ['9998-12-31T23:59:59.999Z', true],
  ['9998-12-31T23:59:59.999-23:59', false],
  ['9999-12-31T23:59:59.999-23:59', false],
  ['0000-01-01T00:00:00+23:59', false],
  ['1900-01-01T00:00:00+00:01', false],
  ['1892-12-31T00:00:00Z', false],
  ['2026-11-17T09:00:00', false],
  ['2026-11-17', false],
  ['+010000-01-01T00:00:00Z', false],
  ['', false],
])('whether %j can be named: %s', (text, isMoment) => {
  expect(momentSchema.safeParse(text).success).toBe(isMoment);
  if (!isMoment) return;
  // An accepted moment can be written again.
  expect(told.safeParse(new Date(text).toISOString()).success).toBe(true);
  expect(told.safeParse(berlinIso(new Date(text))).success).toBe(true);
});
