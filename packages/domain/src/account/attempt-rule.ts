import { z } from '../schema.ts';

const DAY_SECONDS = 24 * 60 * 60;
const WEEK_MINUTES = 7 * 24 * 60;

/** How many tries are free, and how long each further try has to wait (exponential backoff). */
export const attemptRuleSchema = z.strictObject({
  free: z.int().min(1).max(100_000),
  firstWaitSeconds: z.int().min(1).max(DAY_SECONDS),
  /** The wait doubles with each try up to this. It never becomes a lockout. */
  longestWaitSeconds: z.int().min(1).max(DAY_SECONDS),
  /** Failed attempts are forgotten this long after the last one. */
  forgetMinutes: z.int().min(1).max(WEEK_MINUTES),
});

export type AttemptRule = z.output<typeof attemptRuleSchema>;

export interface Attempts {
  readonly count: number;
  readonly lastAt: Date;
}

/** How long the next try has to wait; 0 if it is allowed now. */
export function waitMs(attempts: Attempts | undefined, rule: AttemptRule, now: Date): number {
  if (!attempts || attempts.count < rule.free) return 0;
  const pastMs = now.getTime() - attempts.lastAt.getTime();
  if (pastMs >= forgetMs(rule)) return 0;
  const doubled = rule.firstWaitSeconds * 2 ** (attempts.count - rule.free);
  return Math.max(0, Math.min(rule.longestWaitSeconds, doubled) * 1000 - pastMs);
}

/** The count after one more try. */
export function withAttempt(attempts: Attempts | undefined, rule: AttemptRule, now: Date): Attempts {
  const isForgotten = !attempts || now.getTime() - attempts.lastAt.getTime() >= forgetMs(rule);
  return { count: isForgotten ? 1 : attempts.count + 1, lastAt: now };
}

function forgetMs({ forgetMinutes }: AttemptRule): number {
  return forgetMinutes * 60 * 1000;
}
