import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { ARGON2_COST, AT_ONCE, argon2Hasher } from './argon2-hasher.ts';
import { limitAtOnce } from './limit-at-once.ts';
import { HasherBusyError } from './password-hasher.ts';

const hasher = argon2Hasher();

test('a password is kept as argon2id at the cost we mean, with a salt of its own', async () => {
  const [one, two] = await Promise.all([
    hasher.hash('linsen mit spätzle'),
    hasher.hash('linsen mit spätzle'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(one)).toMatchObject(ARGON2_COST);
  expect(one).not.toBe(two);
});

test('only the whole password opens, however its umlauts are composed', async () => {
  const long = 'ä'.repeat(255);
  const stored = await hasher.hash(`${long}x`);
  expect(await hasher.verify(stored, `${long}x`.normalize('NFD'))).toBe(true);
  expect(await hasher.verify(stored, `${long}y`)).toBe(false);
  expect(await hasher.verify(stored, long)).toBe(false);
});

test('four run, fifty wait in their order, the next is turned away, and then there is room again', async () => {
  const run = limitAtOnce(AT_ONCE);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (name: number) =>
    run(() => {
      started.push(name);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  const all = Array.from({ length: 54 }, (_, name) => work(name));
  await expect(work(54)).rejects.toBeInstanceOf(HasherBusyError);
  expect(started).toEqual([0, 1, 2, 3]);
  for (let done = 0; done < 54; done++) {
    finish[done]?.();
    await all[done];
  }
  expect(started).toEqual(Array.from({ length: 54 }, (_, name) => name));
  await expect(run(async () => 'room')).resolves.toBe('room');
});

test('work that fails gives its place back', async () => {
  const run = limitAtOnce({ running: 1, waiting: 0 });
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run(async () => 'room')).resolves.toBe('room');
});
