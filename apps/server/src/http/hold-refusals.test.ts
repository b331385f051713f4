import { expect, test, vi } from 'vitest';
import { holdRefusals } from './hold-refusals.ts';
import { Refusal } from './refusal.ts';
import type { CallFacts } from './wrap-calls.ts';

let left = 0;
const call = { place: { leave: () => void left++ } } as unknown as CallFacts;
const refuse = (code: 'TOO_MANY_REQUESTS' | 'WRONG_CREDENTIALS') => () =>
  Promise.reject(new Refusal(code, ''));

test('only rate limit refusals are delayed, and over the cap on delayed calls they are not', async () => {
  vi.useFakeTimers();
  try {
    const around = holdRefusals(1000, 2);
    const told: string[] = [];
    const make = (name: string, act: () => Promise<string>) =>
      around(call, act).then(
        () => told.push(name),
        () => told.push(name),
      );
    void make('held 1', refuse('TOO_MANY_REQUESTS'));
    void make('held 2', refuse('TOO_MANY_REQUESTS'));
    await vi.advanceTimersByTimeAsync(0);
    void make('right', async () => 'in');
    void make('wrong', refuse('WRONG_CREDENTIALS'));
    void make('one more', refuse('TOO_MANY_REQUESTS'));
    await vi.advanceTimersByTimeAsync(999);
    expect(told.sort()).toEqual(['one more', 'right', 'wrong']);
    // A held refusal takes no place from others.
    expect(left).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveLength(5);
  } finally {
    vi.useRealTimers();
  }
});
