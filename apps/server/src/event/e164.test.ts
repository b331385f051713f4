import fc from 'fast-check';
import { expect, test } from 'vitest';
import { e164 } from './e164.ts';

test.each([
  ['+49 681 123456', '+49681123456'],
  ['0681 / 123456', '+49681123456'],
  ['0681-12 34.56', '+49681123456'],
  ['(0681) 123456', '+49681123456'],
  ['+49 (0) 681 123456', '+49681123456'],
  ['0049 681 123456', '+49681123456'],
  [' 0171 1234567 ', '+491711234567'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['0033 6 12 34 56 78', '+33612345678'],
  // Unknown to all numbering plans: the lead is not lost, and the number stays as typed.
  ['0000000', '0000000'],
  ['+999 123456', '+999 123456'],
  ['', ''],
])('%s is told as %s', (telephone, told) => {
  expect(e164(telephone)).toBe(told);
});

test('formatting a formatted number changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[\d ()/.-]{0,40}$/), (telephone) => {
      expect(e164(e164(telephone))).toBe(e164(telephone));
    }),
  );
});
