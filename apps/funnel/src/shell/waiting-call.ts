import { keepInTab, keptInTab } from './tab-memory.ts';

/** A call that could not be delivered. It waits in the tab and is sent later with the same idempotency key (R37). */
export interface WaitingCall<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/** The fallback for a frame in which the browser blocks storage: lasts until the page is left. */
const ofPage = new Map<string, unknown>();

export type WaitingKind = 'enquiry' | 'booking' | 'precall';
const keyOf = (kind: WaitingKind) => `waiting-${kind}`;

export function keepWaiting<Body>(kind: WaitingKind, call: WaitingCall<Body> | undefined): void {
  if (!keepInTab(keyOf(kind), call)) ofPage.set(kind, call);
}

export function waitingCall<Body>(kind: WaitingKind): WaitingCall<Body> | undefined {
  return keptInTab<WaitingCall<Body>>(keyOf(kind)) ?? (ofPage.get(kind) as WaitingCall<Body> | undefined);
}
