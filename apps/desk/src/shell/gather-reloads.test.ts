import { beforeEach, expect, test, vi } from 'vitest';
import { gatherReloads } from './gather-reloads.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** Pending loads, each with the function that finishes it. */
function held() {
  const loads: { key: string; end: () => void }[] = [];
  const reload = gatherReloads((key) => new Promise<void>((end) => loads.push({ key, end })));
  return { loads, reload, keys: () => loads.map(({ key }) => key) };
}

test('events close together are one reload', async () => {
  const { reload, keys } = held();
  for (let count = 0; count < 200; count++) reload(['list', 'queue']);
  expect(keys()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(keys()).toEqual(['list', 'queue']);
});

test('a reload comes to its end while events keep coming, and one more follows it', async () => {
  const { loads, reload, keys } = held();
  for (let count = 0; count < 10; count++) {
    reload(['list']);
    await vi.advanceTimersByTimeAsync(150);
  }
  expect(keys()).toEqual(['list']);
  loads[0]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(keys()).toEqual(['list', 'list']);
  loads[1]?.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(keys()).toEqual(['list', 'list']);
});

test('a reload that hangs is begun anew with the next event', async () => {
  const { reload, keys } = held();
  reload(['list']);
  await vi.advanceTimersByTimeAsync(10_000);
  reload(['list']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(keys()).toEqual(['list', 'list']);
});

test('a reload that takes long holds up no other', async () => {
  const { reload, keys } = held();
  reload(['record']);
  await vi.advanceTimersByTimeAsync(1000);
  reload(['list']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(keys()).toEqual(['record', 'list']);
});
