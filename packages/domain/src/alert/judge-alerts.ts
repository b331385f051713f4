import { ALERT_RULES, type AlertKind } from './alert-rules.ts';

const MINUTE_MS = 60 * 1000;
const SAY_AGAIN_MS = 24 * 60 * MINUTE_MS;
/** An alert is over after this long without the fault. Debounces a fault that comes and goes. */
const QUIET_MS = 30 * MINUTE_MS;

/** A fault that lasts, reported or not. */
export interface StandingAlert {
  readonly kind: AlertKind;
  readonly beganAt: Date;
  readonly seenAt: Date;
  readonly toldAt: Date | null;
}

export interface AlertChange {
  readonly kind: AlertKind;
  readonly what: 'BEGAN' | 'GOES_ON' | 'OVER';
  readonly beganAt: Date;
  /** Null once it is over. */
  readonly fact: string | null;
}

/** The alert to store: `told` if the message was delivered, `untold` if not. The same without a change. */
export interface Verdict {
  readonly kind: AlertKind;
  readonly change: AlertChange | undefined;
  readonly told: StandingAlert | undefined;
  readonly untold: StandingAlert | undefined;
}

/** Each alert is sent when it begins, once a day while it lasts, and when it is over. */
export function judgeAlerts(
  looked: ReadonlyMap<AlertKind, string | null>,
  standing: readonly StandingAlert[],
  now: Date,
): readonly Verdict[] {
  return [...looked].flatMap(([kind, fact]) => {
    const before = standing.find((alert) => alert.kind === kind);
    if (fact !== null) return [judgeFound(kind, fact, before, now)];
    return before ? [judgeGone(before, now)] : [];
  });
}

function judgeFound(kind: AlertKind, fact: string, before: StandingAlert | undefined, now: Date): Verdict {
  const untold = { kind, beganAt: before?.beganAt ?? now, seenAt: now, toldAt: before?.toldAt ?? null };
  const { beganAt, toldAt } = untold;
  const patienceMs = ALERT_RULES[kind].patienceMinutes * MINUTE_MS;
  const isDue = toldAt === null ? now >= after(beganAt, patienceMs) : now >= after(toldAt, SAY_AGAIN_MS);
  if (!isDue) return { kind, change: undefined, told: untold, untold };
  const what = toldAt === null ? 'BEGAN' : 'GOES_ON';
  return { kind, change: { kind, what, beganAt, fact }, told: { ...untold, toldAt: now }, untold };
}

function judgeGone(before: StandingAlert, now: Date): Verdict {
  const { kind, beganAt, seenAt, toldAt } = before;
  const isOver = now >= after(seenAt, QUIET_MS);
  if (!isOver) return { kind, change: undefined, told: before, untold: before };
  if (toldAt === null) return { kind, change: undefined, told: undefined, untold: undefined };
  return { kind, change: { kind, what: 'OVER', beganAt, fact: null }, told: undefined, untold: before };
}

function after(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms);
}
