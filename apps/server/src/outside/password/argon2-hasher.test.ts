import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { ARGON2_COST, argon2Hasher } from './argon2-hasher.ts';

const hasher = argon2Hasher();

test('a password is stored as argon2id with our cost and its own salt', async () => {
  const [one, two] = await Promise.all([
    hasher.hash('linsen mit spätzle'),
    hasher.hash('linsen mit spätzle'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(one)).toMatchObject(ARGON2_COST);
  expect(one).not.toBe(two);
});

test('only the whole password matches, however its umlauts are composed', async () => {
  const long = 'ä'.repeat(255);
  const stored = await hasher.hash(`${long}x`);
  expect(await hasher.verify(stored, `${long}x`.normalize('NFD'))).toBe(true);
  expect(await hasher.verify(stored, `${long}y`)).toBe(false);
  expect(await hasher.verify(stored, long)).toBe(false);
});
