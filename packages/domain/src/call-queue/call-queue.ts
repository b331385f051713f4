import type { Standing } from '../appointment/standing.ts';
import type { CalendarRules } from '../slot/calendar.ts';
import { TESTER_HOURS } from '../tester/tester-promise.ts';
import { openFrom } from './call-hours.ts';
import { type PromiseKind, QUEUE_GROUPS, type QueueGroup } from './queue-group.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a planned try may wait. */
const TRY_MS = HOUR_MS;
/** How early a call is shown as the next. Later ones are under LATER. */
export const NEXT_MS = HOUR_MS;
/** A missed call leaves the queue after this. The list of enquiries still has it. */
const DAYS_IN_QUEUE = 14;
/** A promise of days becomes urgent this long before its end. */
const NEAR_MS = 2 * HOUR_MS;

/** Promises missed before this have left the queue. */
export const queuedSince = (now: Date) => new Date(now.getTime() - DAYS_IN_QUEUE * 24 * HOUR_MS);

export interface CallFacts {
  readonly receivedAt: Date;
  readonly isTester: boolean;
  readonly nextTryAt: Date | null;
  /** The call, unless it is cancelled or made. */
  readonly appointment:
    | { readonly standing: Standing; readonly startsAt: Date; readonly endsAt: Date }
    | undefined;
}

/** The call window: from when, and until when at the latest. */
export interface CallPromise {
  readonly kind: PromiseKind;
  readonly from: Date;
  readonly until: Date;
}

/** Precedence: a planned try replaces an appointment, an appointment replaces the promise of a first call. */
export function promiseOf(
  { receivedAt, isTester, nextTryAt, appointment }: CallFacts,
  { goalMinutes, ...rules }: CalendarRules & { readonly goalMinutes: number },
): CallPromise {
  if (nextTryAt) return { kind: 'TRY', from: nextTryAt, until: new Date(nextTryAt.getTime() + TRY_MS) };
  if (appointment) {
    const { standing, startsAt: from, endsAt: until } = appointment;
    const kind = standing === 'BOOKED' ? 'SLOT' : standing === 'RESERVED' ? 'RESERVED' : 'WISH';
    return { kind, from, until };
  }
  if (isTester) {
    const until = new Date(receivedAt.getTime() + TESTER_HOURS * HOUR_MS);
    return { kind: 'TESTER', from: receivedAt, until };
  }
  const from = openFrom(receivedAt, rules);
  return { kind: 'SOON', from, until: new Date(from.getTime() + goalMinutes * MINUTE_MS) };
}

/** A first call is never LATER: no time is agreed. */
export function groupOf({ kind, from, until }: CallPromise, now: Date): QueueGroup {
  const [ahead, left] = [from.getTime() - now.getTime(), until.getTime() - now.getTime()];
  if (left < 0) return 'OVERDUE';
  const isLong = until.getTime() - from.getTime() > NEAR_MS;
  if (ahead <= 0 && (!isLong || left <= NEAR_MS)) return 'NOW';
  return ahead <= NEXT_MS || kind === 'SOON' ? 'NEXT' : 'LATER';
}

interface Queued {
  readonly enquiryId: string;
  readonly promise: CallPromise;
  readonly group: QueueGroup;
  readonly points: { readonly sum: number };
}

/** The top row is the one to call: by group, then by time left, then by points. */
export function inOrder<Entry extends Queued>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (one, other) =>
      QUEUE_GROUPS.indexOf(one.group) - QUEUE_GROUPS.indexOf(other.group) ||
      one.promise.until.getTime() - other.promise.until.getTime() ||
      other.points.sum - one.points.sum ||
      (one.enquiryId < other.enquiryId ? -1 : 1),
  );
}
