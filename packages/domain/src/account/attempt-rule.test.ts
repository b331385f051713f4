import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limit/limit-settings.ts';
import { type Attempts, waitMs, withAttempt } from './attempt-rule.ts';

const start = new Date('2026-11-16T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

describe.each(Object.entries(DEFAULT_LIMITS.tries))('%s', (_name, rule) => {
  const firstWaitMs = rule.firstWaitSeconds * 1000;
  const longestWaitMs = rule.longestWaitSeconds * 1000;
  const forgetMs = rule.forgetMinutes * 60_000;

  test('lets the free tries through, then makes each wait twice as long, up to the longest', () => {
    let attempts: Attempts | undefined;
    for (let count = 0; count < rule.free; count++) {
      expect(waitMs(attempts, rule, start)).toBe(0);
      attempts = withAttempt(attempts, rule, start);
    }
    expect(waitMs(attempts, rule, start)).toBe(firstWaitMs);
    expect(waitMs(attempts, rule, later(firstWaitMs - 1))).toBe(1);
    expect(waitMs(attempts, rule, later(firstWaitMs))).toBe(0);
    attempts = withAttempt(attempts, rule, start);
    expect(waitMs(attempts, rule, start)).toBe(2 * firstWaitMs);
    expect(waitMs({ count: 1e6, lastAt: start }, rule, start)).toBe(longestWaitMs);
  });

  test('forgets after a while', () => {
    const many = { count: 1000, lastAt: start };
    expect(waitMs(many, rule, later(forgetMs))).toBe(0);
    expect(withAttempt(many, rule, later(forgetMs)).count).toBe(1);
    expect(withAttempt(many, rule, later(forgetMs - 1)).count).toBe(1001);
  });

  test('never locks anybody out: after the stated wait a try is allowed', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(100_000_000), (count, pastMs) => {
        const now = later(pastMs);
        const wait = waitMs({ count, lastAt: start }, rule, now);
        expect(wait).toBeLessThanOrEqual(longestWaitMs);
        expect(waitMs({ count, lastAt: start }, rule, new Date(now.getTime() + wait))).toBe(0);
      }),
    );
  });
});
