import type { Failure } from '@funnel/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDue, isSettledByTry, keepWaiting, waitingAfter, waitingCall } from './waiting-call.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const call = { body: { a: 1 }, idempotencyKey: 'k' };
const refused = (code: Failure['code'], status: number, more: object = {}) =>
  ({ code, message: '', status, ...more }) as Failure;

test.each([
  ['no answer', { code: 'NO_ANSWER', message: '' } as Failure],
  ['a failure of the server', refused('INTERNAL', 500)],
  ['too many calls', refused('TOO_MANY_REQUESTS', 429)],
])('after %s a call waits, with its key', (_case, failure) => {
  expect(waitingAfter(call, failure)).toEqual(call);
});

test('one of too many calls waits for as long as the server says', () => {
  const waiting = waitingAfter(call, refused('TOO_MANY_REQUESTS', 429, { retryAfterSeconds: 90 }));
  expect(waiting && isDue(waiting)).toBe(false);
  vi.setSystemTime(90_000);
  expect(waiting && isDue(waiting)).toBe(true);
});

test.each([
  ['a refusal of ours', refused('INVALID_INPUT', 400)],
  ['a refusal in words of another service', refused('REFUSED', 422)],
  ['an answer that cannot be read', refused('UNREADABLE_ANSWER', 200)],
])('after %s it does not', (_case, failure) => {
  expect(waitingAfter(call, failure)).toBeUndefined();
});

const DELIVERED = { ok: true, reply: {} } as const;
const FAILED = { ok: false, failure: refused('INTERNAL', 500) } as const;

test('of two tries at once, the one that fails last does not put back what the other has delivered', () => {
  keepWaiting('enquiry', call);
  expect(isSettledByTry('enquiry', call, DELIVERED)).toBe(true);
  expect(isSettledByTry('enquiry', call, FAILED)).toBe(false);
  expect(waitingCall('enquiry')).toBeUndefined();
});

test('a try of an earlier call leaves alone what waits now', () => {
  const later = { ...call, idempotencyKey: 'later' };
  keepWaiting('booking', later);
  expect(isSettledByTry('booking', call, FAILED)).toBe(false);
  expect(isSettledByTry('booking', call, DELIVERED)).toBe(true);
  expect(waitingCall('booking')).toEqual(later);
});
