import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { turnQueue } from './turn-queue.ts';

const nobodyLeaves = new AbortController().signal;

describe('a queue with two places', () => {
  test('never lets more than two run at once, and serves in order', async () => {
    const inTurn = turnQueue(2, 10_000);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const turns = Array.from({ length: 12 }, (_, index) =>
      inTurn(index % 3 === 0 ? 2 : 1, nobodyLeaves, async () => {
        begun.push(index);
        running += index % 3 === 0 ? 2 : 1;
        most = Math.max(most, running);
        await sleep(1);
        running -= index % 3 === 0 ? 2 : 1;
        return index;
      }),
    );
    const results = await Promise.all(turns);
    expect(results).toEqual(results.map((_, index) => ({ came: true, result: index })));
    expect(begun).toEqual([...begun].sort((a, b) => a - b));
    expect(most).toBe(2);
  });

  test('goes on after a failure', async () => {
    const inTurn = turnQueue(1, 10_000);
    const failing = inTurn(1, nobodyLeaves, () => Promise.reject(new Error('broken')));
    const next = inTurn(1, nobodyLeaves, async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toEqual({ came: true, result: 'fine' });
  });

  test('lets nobody wait too long, nor anybody who has left', async () => {
    const inTurn = turnQueue(1, 20);
    const leaving = new AbortController();
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = inTurn(1, nobodyLeaves, () => promise);
    const late = inTurn(1, nobodyLeaves, async () => 'never');
    const left = inTurn(1, leaving.signal, async () => 'never');
    leaving.abort();
    expect(await left).toEqual({ came: false });
    expect(await late).toEqual({ came: false });
    expect(await inTurn(1, leaving.signal, async () => 'never')).toEqual({ came: false });
    resolve();
    expect(await first).toMatchObject({ came: true });
    expect(await inTurn(1, nobodyLeaves, async () => 'now')).toEqual({ came: true, result: 'now' });
  });
});
