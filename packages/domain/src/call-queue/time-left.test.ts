import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const promise = {
  kind: 'SLOT',
  from: '2026-11-17T10:00:00+01:00',
  until: '2026-11-17T11:00:00+01:00',
} as const;

test.each([
  ['09:30', 'ahead', 0, 90],
  ['10:00', 'inTime', 1, 60],
  ['10:42', 'inTime', 0.3, 18],
  ['10:48', 'soon', 0.2, 12],
  ['11:00', 'soon', 0, 0],
  ['11:12', 'late', 1, -12],
] as const)('at %s a call promised from 10:00 to 11:00 is %s', (time, state, share, minutes) => {
  const left = timeLeft(promise, new Date(`2026-11-17T${time}:00+01:00`));
  expect(left).toEqual({ state, share: expect.closeTo(share), minutes });
});

test('a promise of days has hours left', () => {
  const tester = { from: promise.from, until: '2026-11-18T10:00:00+01:00' };
  const left = timeLeft(tester, new Date('2026-11-17T14:00:00+01:00'));
  expect(left).toEqual({ state: 'far', share: expect.closeTo(20 / 24), minutes: 1200 });
});
