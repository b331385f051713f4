import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { turnQueue } from './turn-queue.ts';

const nobodyLeaves = new AbortController().signal;
const queue = (places: number, maxWaitMs = 10_000, maxWaiting = 100) =>
  turnQueue({ places, maxWaitMs, maxWaiting });
const one = { owner: 'one', weight: 1, signal: nobodyLeaves };

describe('a queue with two places', () => {
  test('never lets more than two run at once, and serves one owner in order', async () => {
    const inTurn = queue(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const turns = Array.from({ length: 12 }, (_, index) =>
      inTurn({ ...one, weight: index % 3 === 0 ? 2 : 1 }, async () => {
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
    const inTurn = queue(1);
    const failing = inTurn(one, () => Promise.reject(new Error('broken')));
    const next = inTurn(one, async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toEqual({ came: true, result: 'fine' });
  });

  test('drops a caller who waits too long or has left', async () => {
    const inTurn = queue(1, 20);
    const leaving = new AbortController();
    const left = { ...one, signal: leaving.signal };
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = inTurn(one, () => promise);
    const late = inTurn(one, async () => 'never');
    const gone = inTurn(left, async () => 'never');
    leaving.abort();
    expect(await gone).toEqual({ came: false });
    expect(await late).toEqual({ came: false });
    expect(await inTurn(left, async () => 'never')).toEqual({ came: false });
    resolve();
    expect(await first).toMatchObject({ came: true });
    expect(await inTurn(one, async () => 'now')).toEqual({ came: true, result: 'now' });
  });
});

describe('owners', () => {
  /** The order of service of these owners while the only place is taken. */
  async function orderOf(owners: readonly string[], maxWaiting = 100): Promise<string> {
    const inTurn = queue(1, 10_000, maxWaiting);
    const { promise, resolve } = Promise.withResolvers<void>();
    const served: string[] = [];
    const blocking = inTurn(one, () => promise);
    const turns = owners.map((owner) => inTurn({ ...one, owner }, async () => void served.push(owner)));
    resolve();
    await Promise.all([blocking, ...turns]);
    return served.join('');
  }

  test.each([
    ['aaaaaab', 'abaaaaa'],
    ['aaaabbbc', 'abcababa'],
    ['abcabcabc', 'abcabcabc'],
  ])('who come as %s are served as %s', async (came, served) => {
    expect(await orderOf([...came])).toBe(served);
  });

  test('with the most waiting acts lose the last one when the queue is full', async () => {
    expect(await orderOf([...'aaaaab'], 4)).toBe('abaa');
    expect(await orderOf([...'abcdef'], 4)).toBe('abcd');
  });

  test('with a heavy picture are not overtaken for ever (no starvation)', async () => {
    const inTurn = queue(2);
    const served: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const blocking = inTurn(one, () => promise);
    const heavy = inTurn({ ...one, owner: 'heavy', weight: 2 }, async () => void served.push('heavy'));
    const light = inTurn({ ...one, owner: 'light' }, async () => void served.push('light'));
    resolve();
    await Promise.all([blocking, heavy, light]);
    expect(served).toEqual(['heavy', 'light']);
  });
});
