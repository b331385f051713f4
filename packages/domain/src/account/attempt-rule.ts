/** How often something may be tried before every further try has to wait, and how long. */
export interface AttemptRule {
  readonly free: number;
  readonly firstWaitMs: number;
  /** The wait doubles with each try up to this; it never becomes a lock. */
  readonly longestWaitMs: number;
  /** So long after the last try it is as if there had been none. */
  readonly forgetMs: number;
}

export interface Attempts {
  readonly count: number;
  readonly lastAt: Date;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Wrong passwords. One place that guesses at one account is slowed down soon. An account that is guessed at from many
 * places waits a minute at most, so that its owner is never shut out. A place that tries many accounts waits longer.
 */
export const SIGN_IN_RULES = {
  accountAndAddress: { free: 10, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: 24 * HOUR_MS },
  account: { free: 50, firstWaitMs: SECOND_MS, longestWaitMs: MINUTE_MS, forgetMs: 24 * HOUR_MS },
  address: { free: 50, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
} as const satisfies Record<string, AttemptRule>;

/** Calls that cost a hash or a mail, whatever comes of them. */
export const ACTIVATION_RULE: AttemptRule = {
  free: 20,
  firstWaitMs: 30 * SECOND_MS,
  longestWaitMs: 10 * MINUTE_MS,
  forgetMs: HOUR_MS,
};

export const RESET_RULES = {
  address: { free: 10, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  email: { free: 3, firstWaitMs: 10 * MINUTE_MS, longestWaitMs: 6 * HOUR_MS, forgetMs: 24 * HOUR_MS },
} as const satisfies Record<string, AttemptRule>;

/** How long the next try has to wait; 0 when it may be made. */
export function waitMs(attempts: Attempts | undefined, rule: AttemptRule, now: Date): number {
  if (!attempts || attempts.count < rule.free) return 0;
  const pastMs = now.getTime() - attempts.lastAt.getTime();
  if (pastMs >= rule.forgetMs) return 0;
  const pauseMs = Math.min(rule.longestWaitMs, rule.firstWaitMs * 2 ** (attempts.count - rule.free));
  return Math.max(0, pauseMs - pastMs);
}

/** The count with one more try in it. */
export function withAttempt(attempts: Attempts | undefined, rule: AttemptRule, now: Date): Attempts {
  const isForgotten = !attempts || now.getTime() - attempts.lastAt.getTime() >= rule.forgetMs;
  return { count: isForgotten ? 1 : attempts.count + 1, lastAt: now };
}
