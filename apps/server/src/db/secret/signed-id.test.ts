import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { readSecret } from './secret.queries.ts';
import { signId, verifyId } from './signed-id.ts';

const { db } = useTestDatabase();
const secret = randomBytes(32);
const token = signId(secret, 'appointment', 'the-id');

test('a token gives its id back only for its purpose and its secret', () => {
  expect(verifyId(secret, 'appointment', token)).toBe('the-id');
  expect(verifyId(secret, 'floor-plan', token)).toBeUndefined();
  expect(verifyId(randomBytes(32), 'appointment', token)).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['a dot', '.'],
  ['the id alone', 'the-id'],
  ['the id without its signature', 'the-id.'],
  ['another id', token.replace('the-id', 'an-id')],
  ['a shorter signature', token.slice(0, -1)],
  ['a longer signature', `${token}A`],
  ['characters of many bytes', `the-id.${'ü'.repeat(43)}`],
  ['padding', `${token}=`],
])('%s is refused', (_case, forged) => {
  expect(verifyId(secret, 'appointment', forged)).toBeUndefined();
});

test('a token with one changed character is refused', () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, other) => {
      fc.pre(other !== token[at]);
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      expect(verifyId(secret, 'appointment', forged)).toBeUndefined();
    }),
  );
});

test('a secret is made once, however many callers ask for it first', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret(db, 'mailed-link')));
  expect(new Set(secrets.map((made) => made.toString('hex'))).size).toBe(1);
  expect(secrets[0]).toHaveLength(32);
  expect(await readSecret(db, 'floor-plan-link')).not.toEqual(secrets[0]);
});
