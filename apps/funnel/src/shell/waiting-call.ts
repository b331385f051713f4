import { isWorthWaiting } from '@funnel/contract/call-with-retries';
import type { Failure, Outcome } from '@funnel/contract/client';
import { keepInTab, keptInTab } from './tab-memory.ts';

/** A call that could not be delivered. It is queued in the tab and retried with the same idempotency key (R37). */
export interface WaitingCall<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
  /** Milliseconds since 1970: the end of the endpoint's Retry-After. */
  readonly notBefore?: number;
}

/** The fallback for a frame in which the browser blocks storage: lasts until the page is left. */
const ofPage = new Map<string, unknown>();

export type WaitingKind = 'enquiry' | 'booking' | 'precall' | 'settlement';
const keyOf = (kind: WaitingKind) => `waiting-${kind}`;

export function keepWaiting<Body>(kind: WaitingKind, call: WaitingCall<Body> | undefined): void {
  if (!keepInTab(keyOf(kind), call)) ofPage.set(kind, call);
}

export function waitingCall<Body>(kind: WaitingKind): WaitingCall<Body> | undefined {
  return keptInTab<WaitingCall<Body>>(keyOf(kind)) ?? (ofPage.get(kind) as WaitingCall<Body> | undefined);
}

/** The queued call after a failure, with the endpoint's Retry-After; undefined after a permanent refusal. */
export function waitingAfter<Body>(
  { body, idempotencyKey }: WaitingCall<Body>,
  failure: Failure,
): WaitingCall<Body> | undefined {
  if (!isWorthWaiting(failure)) return undefined;
  const seconds = 'retryAfterSeconds' in failure ? failure.retryAfterSeconds : undefined;
  return { body, idempotencyKey, ...(seconds && { notBefore: Date.now() + seconds * 1000 }) };
}

/**
 * Updates the queue after a retry; true if it is settled. Of two concurrent tries the failing one may end last: it does
 * not requeue what the other has delivered.
 */
export function isSettledByTry<Body>(
  kind: WaitingKind,
  tried: WaitingCall<Body>,
  outcome: Outcome<unknown>,
): boolean {
  if (waitingCall(kind)?.idempotencyKey !== tried.idempotencyKey) return outcome.ok;
  const stillWaiting = outcome.ok ? undefined : waitingAfter(tried, outcome.failure);
  keepWaiting(kind, stillWaiting);
  return stillWaiting === undefined;
}

export const isDue = ({ notBefore = 0 }: WaitingCall<unknown>) => notBefore <= Date.now();
