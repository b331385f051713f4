import { type OutsideCode, OutsideError } from '../outside/outside-error.ts';
import type { SignedCall, WebhookCaller } from '../outside/webhook-caller.ts';

/** Stands in for the retailer's systems: records calls, or fails on request. */
export function recordingWebhookCaller() {
  const standIn: { calls: SignedCall[]; fails: { code: OutsideCode; status?: number } | undefined } = {
    calls: [],
    fails: undefined,
  };
  const caller: WebhookCaller = {
    async call(call) {
      standIn.calls.push(call);
      if (standIn.fails) throw new OutsideError(standIn.fails.code, standIn.fails.status);
    },
  };
  return { standIn, caller };
}
