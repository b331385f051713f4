import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTIVATION_RULE,
  type AttemptRule,
  type Attempts,
  RESET_RULES,
  SIGN_IN_RULES,
  waitMs,
  withAttempt,
} from './attempt-rule.ts';

const rules: [string, AttemptRule][] = [
  ...Object.entries(SIGN_IN_RULES),
  ...Object.entries(RESET_RULES),
  ['activation', ACTIVATION_RULE],
];
const start = new Date('2026-11-16T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

describe.each(rules)('%s', (_name, rule) => {
  test('lets the free tries through, then makes each wait twice as long, up to the longest', () => {
    let attempts: Attempts | undefined;
    for (let count = 0; count < rule.free; count++) {
      expect(waitMs(attempts, rule, start)).toBe(0);
      attempts = withAttempt(attempts, rule, start);
    }
    expect(waitMs(attempts, rule, start)).toBe(rule.firstWaitMs);
    expect(waitMs(attempts, rule, later(rule.firstWaitMs - 1))).toBe(1);
    expect(waitMs(attempts, rule, later(rule.firstWaitMs))).toBe(0);
    attempts = withAttempt(attempts, rule, start);
    expect(waitMs(attempts, rule, start)).toBe(2 * rule.firstWaitMs);
    expect(waitMs({ count: 1e6, lastAt: start }, rule, start)).toBe(rule.longestWaitMs);
  });

  test('forgets after a while', () => {
    const many = { count: 1000, lastAt: start };
    expect(waitMs(many, rule, later(rule.forgetMs))).toBe(0);
    expect(withAttempt(many, rule, later(rule.forgetMs)).count).toBe(1);
    expect(withAttempt(many, rule, later(rule.forgetMs - 1)).count).toBe(1001);
  });

  test('is never a lock: whoever waits as long as told may try', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(100_000_000), (count, pastMs) => {
        const now = later(pastMs);
        const wait = waitMs({ count, lastAt: start }, rule, now);
        expect(wait).toBeLessThanOrEqual(rule.longestWaitMs);
        expect(waitMs({ count, lastAt: start }, rule, new Date(now.getTime() + wait))).toBe(0);
      }),
    );
  });
});
