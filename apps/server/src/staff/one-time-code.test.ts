import { expect, test } from 'vitest';
import {
  describeCodeSecret,
  makeCodeSecret,
  makeRecoveryCodes,
  readRecoveryCode,
  stepOfCode,
} from './one-time-code.ts';

/** RFC 6238, appendix B, SHA-1; the last six of its eight digits. */
const RFC_SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i the code is %s', (seconds, code) => {
  expect(stepOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('the code of the half minute before or after is taken, with its own step, and none further off', () => {
  const steps = [-60, -30, 0, 30, 60].map((off) => stepOfCode(RFC_SECRET, '005924', at(1234567890 + off)));
  expect(steps).toEqual([undefined, 41152263, 41152263, 41152263, undefined]);
});

test.each(['', '00592', '0059240', '005925', 'abcdef', ' 005924'])('%j is no code', (code) => {
  expect(stepOfCode(RFC_SECRET, code, at(1234567890))).toBeUndefined();
});

test('an app is told the secret in base 32, with whose it is', () => {
  const { secret, uri } = describeCodeSecret(RFC_SECRET, 'Küche & Co', 'jana@kueche.example');
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const url = new URL(uri);
  expect(url.protocol + url.host).toBe('otpauth:totp');
  expect(decodeURIComponent(url.pathname)).toBe('/Küche & Co:jana@kueche.example');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Küche & Co', digits: '6' });
  expect(makeCodeSecret()).toHaveLength(20);
});

test('recovery codes are ten, each another, and read however they are typed', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(readRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(code);
  }
});
