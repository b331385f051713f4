/** Heartbeat timeout of a page of the desk. Browsers throttle a page in the background to one timer a minute. */
export const PRESENCE_SILENCE_MS = 90_000;
export const PRESENCE_BEAT_MS = 30_000;

/** In the order of the list of colleagues. */
export const PRESENCE_STATES = ['CALL', 'READY', 'PAUSE'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

/** As stored: a colleague with an open page of the desk. */
interface PresenceRow {
  readonly staffId: string;
  readonly name: string;
  /** All of their pages are on a break. */
  readonly isPaused: boolean;
  /** The last heartbeat of their pages. */
  readonly seenAt: Date;
  /** The start of their call; null: on none. */
  readonly callSince: Date | null;
}

/** A colleague as the others see them. */
export function shownPresence({ staffId, name, isPaused, seenAt, callSince }: PresenceRow, now: Date) {
  const state: PresenceState = callSince ? 'CALL' : isPaused ? 'PAUSE' : 'READY';
  const leftMs = Math.max(0, seenAt.getTime() + PRESENCE_SILENCE_MS - now.getTime());
  return { staffId, name, state, since: callSince?.toISOString() ?? null, leftMs };
}

export function inListOrder<Shown extends { readonly state: PresenceState; readonly name: string }>(
  colleagues: readonly Shown[],
): Shown[] {
  const rank = ({ state }: Shown) => PRESENCE_STATES.indexOf(state);
  return colleagues.toSorted(
    (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'de'),
  );
}
