import { openFrom } from '../call-queue/call-hours.ts';
import type { CalendarRules } from '../slot/calendar.ts';
import type { PlannedStep, Span } from './step.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Backoff: first another time of the day, then other days. The last pause holds for all further tries. */
const PAUSE_HOURS = [3, 22, 26, 50];
/** How long a planned try may wait. */
const TRY_MS = HOUR_MS;
/** The last try of a promised call begins this long before its end, and at least this long after the one before. */
const LAST_TRY_MS = 5 * MINUTE_MS;

interface TryRules extends CalendarRules {
  readonly now: Date;
  readonly maxTries: number;
}

/** The next try after this many unanswered calls, always within hours; undefined: none. */
export function nextTry(tries: number, { now, maxTries, ...rules }: TryRules): Date | undefined {
  if (tries >= maxTries) return undefined;
  const hours = PAUSE_HOURS[Math.max(0, tries - 1)] ?? PAUSE_HOURS.at(-1) ?? 0;
  return openFrom(new Date(now.getTime() + hours * HOUR_MS), rules);
}

const UNANSWERED = {
  cause: 'NOT_REACHED',
  isWholeDay: false,
  isPromised: false,
  staffId: null,
  text: '',
} as const;

const tryFrom = (startsAt: Date, endsAt = new Date(startsAt.getTime() + TRY_MS)): PlannedStep => ({
  kind: 'TRY',
  startsAt,
  endsAt,
  ...UNANSWERED,
});

/** Whether a promised call can be tried once more within its time. */
export function canTryWithin({ startsAt, endsAt }: Span, now: Date): boolean {
  return startsAt <= now && endsAt.getTime() - now.getTime() >= 2 * LAST_TRY_MS;
}

/**
 * What follows when nobody answered. A try never passes a time that the customer was told: before that time none is
 * needed, and during it the try is within it. Undefined: the promised time stands for itself.
 */
export function afterNoAnswer(
  { tries, promised }: { readonly tries: number; readonly promised: readonly Span[] },
  rules: TryRules,
): PlannedStep | undefined {
  const { now } = rules;
  const isPassedBy = (startsAt: Date | undefined) =>
    promised.some((each) => each.startsAt > now && (!startsAt || each.startsAt <= startsAt));
  const current = promised.find((each) => canTryWithin(each, now));
  const lastTry = current && new Date(current.endsAt.getTime() - LAST_TRY_MS);
  if (current && lastTry && !isPassedBy(lastTry)) return tryFrom(lastTry, current.endsAt);
  const startsAt = nextTry(tries, rules);
  if (isPassedBy(startsAt)) return undefined;
  if (startsAt) return tryFrom(startsAt);
  const endsAt = new Date(now.getTime() + HOUR_MS);
  return { kind: 'UNREACHED', startsAt: now, endsAt, ...UNANSWERED };
}
