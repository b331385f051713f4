import type { WebhookCaller } from '../outside/webhook-caller.ts';
import type { Tally } from './tally.ts';

/** Wraps the caller of webhooks with counters. */
export function countWebhooks(caller: WebhookCaller, tally: Pick<Tally, 'count'>): WebhookCaller {
  return {
    async call(call) {
      try {
        await caller.call(call);
      } catch (error) {
        tally.count('webhooks_total', { outcome: 'failed' });
        throw error;
      }
      tally.count('webhooks_total', { outcome: 'delivered' });
    },
  };
}
