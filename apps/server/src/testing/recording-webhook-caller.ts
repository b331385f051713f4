import { type OutsideCode, OutsideError } from '../outside/outside-error.ts';
import type { SignedCall, WebhookCaller } from '../outside/webhook-caller.ts';
import { expectDeclared } from './declared-events.ts';

interface StandIn {
  calls: SignedCall[];
  fails: { code: OutsideCode; status?: number } | undefined;
  /** The one address that fails; undefined: all. */
  failsFor: string | undefined;
}

/** Stands in for the retailer's systems: records calls, or fails on request. Undeclared data fails the call. */
export function recordingWebhookCaller() {
  const standIn: StandIn = { calls: [], fails: undefined, failsFor: undefined };
  const caller: WebhookCaller = {
    async call(call) {
      standIn.calls.push(call);
      expectDeclared(call.body);
      const isMeant = standIn.failsFor === undefined || standIn.failsFor === call.url;
      if (standIn.fails && isMeant) throw new OutsideError(standIn.fails.code, standIn.fails.status);
    },
  };
  return { standIn, caller };
}
