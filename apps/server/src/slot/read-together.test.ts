import { expect, test } from 'vitest';
import { readTogether } from './read-together.ts';

function heldReading() {
  const readings: PromiseWithResolvers<number>[] = [];
  const read = readTogether(() => {
    const reading = Promise.withResolvers<number>();
    readings.push(reading);
    return reading.promise;
  });
  return { readings, read };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('concurrent callers share one reading; callers during it share the next', async () => {
  const { readings, read } = heldReading();
  const first = [read(), read()];
  await turn();
  const second = [read(), read(), read()];
  await turn();
  expect(readings).toHaveLength(1);
  readings[0]?.resolve(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await turn();
  expect(readings).toHaveLength(2);
  readings[1]?.resolve(2);
  expect(await Promise.all(second)).toEqual([2, 2, 2]);
});

test('a failed reading fails for its own callers, and the next begins all the same', async () => {
  const { readings, read } = heldReading();
  const first = read();
  await turn();
  const second = read();
  readings[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  readings[1]?.resolve(2);
  expect(await second).toBe(2);
});
