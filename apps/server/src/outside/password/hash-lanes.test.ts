import { expect, test } from 'vitest';
import { hashLanes, LANE_SIZES, type Rank } from './hash-lanes.ts';
import { lane } from './lane.ts';
import { HasherBusyError } from './password-hasher.ts';

/** Work that starts in its turn and ends on command. */
function crowd(run: (rank: Rank, act: () => Promise<void>) => Promise<void>) {
  const started: string[] = [];
  const shed: string[] = [];
  const finish = new Map<string, () => void>();
  const come = (name: string, rank: Rank) =>
    run(rank, () => {
      started.push(name);
      return new Promise((resolve) => finish.set(name, resolve));
    }).catch((error) => {
      expect(error).toBeInstanceOf(HasherBusyError);
      shed.push(name);
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    finish.get(name)?.();
    await settled();
  };
  return { started, shed, come, end, settled };
}

test('however many strangers wait, a known user starts at once', async () => {
  const { started, shed, come, settled } = crowd(hashLanes().run);
  for (let guess = 0; guess < 80; guess++) void come(`guess ${guess}`, 'suspected');
  await settled();
  const { running, waiting } = LANE_SIZES.strangers;
  expect(started).toHaveLength(running);
  expect(shed).toHaveLength(80 - running - waiting);
  void come('owner', 'known');
  expect(started.at(-1)).toBe('owner');
});

test('strangers who have failed before come last, and are dropped first when the queue is full', async () => {
  const { started, shed, come, end, settled } = crowd(hashLanes().run);
  const { running, waiting } = LANE_SIZES.strangers;
  for (let guess = 0; guess < running + waiting; guess++) void come(`guess ${guess}`, 'suspected');
  void come('visitor', 'unsuspected');
  await settled();
  expect(shed).toEqual([`guess ${running + waiting - 1}`]);
  await end('guess 0');
  await end('visitor');
  expect(started.slice(running)).toEqual(['visitor', `guess ${running}`]);
});

test('failed work frees its place', async () => {
  const run = lane({ running: 1, waiting: 0, maxWaitMs: 1000 });
  await expect(run(false, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run(false, async () => 'room')).resolves.toBe('room');
});

test('a caller who waits too long is refused, and the next one still gets the place', async () => {
  const run = lane({ running: 1, waiting: 2, maxWaitMs: 20 });
  let finish = () => {};
  const held = run(false, () => new Promise<void>((resolve) => (finish = resolve)));
  await expect(run(false, async () => 'late')).rejects.toBeInstanceOf(HasherBusyError);
  const next = run(true, async () => 'next');
  finish();
  await held;
  expect(await next).toBe('next');
});
