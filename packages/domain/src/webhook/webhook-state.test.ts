import { expect, test } from 'vitest';
import { judgeTry } from './webhook-state.ts';

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 16) + hours * 60 * 60 * 1000);

test.each<[number | null, number | undefined | 'OK', number, number | null, boolean]>([
  // since, answer, at -> since, whether it is paused
  [null, 410, 0, 0, false],
  [0, 410, 23.9, 0, false],
  [0, 410, 24, 0, true],
  [0, 410, 70, 0, true],
  [0, 'OK', 24, null, false],
  [null, 'OK', 0, null, false],
  [0, 503, 24, 0, false],
  [0, undefined, 24, 0, false],
  [null, 404, 0, null, false],
])('gone since %s, answered %s at hour %d: since %s, paused %s', (since, answer, at, expected, isGone) => {
  const failure = answer === 'OK' ? undefined : { status: answer };
  expect(judgeTry(since === null ? null : hour(since), { failure, at: hour(at) })).toEqual({
    goneSince: expected === null ? null : hour(expected),
    isGone,
  });
});
