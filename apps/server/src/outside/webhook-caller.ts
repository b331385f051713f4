import { Webhook } from 'standardwebhooks';
import { callOutside } from './call-outside.ts';
import { OutsideError } from './outside-error.ts';
import { publicAgent } from './public-agent.ts';

export interface SignedCall {
  readonly url: string;
  readonly secret: string;
  /** The same for every delivery attempt of one event. */
  readonly eventId: string;
  readonly body: string;
  readonly sentAt: Date;
}

/** Calls a system of the retailer by the rules of Standard Webhooks. */
export interface WebhookCaller {
  /** Rejects with an OutsideError unless the answer is 2xx. */
  call(call: SignedCall): Promise<void>;
}

const TIMEOUT_MS = 15_000;

export interface WebhookCallerOptions {
  /** Also allows plain http and private addresses: for tests, never in production. */
  readonly allowPrivate: boolean;
  readonly timeoutMs?: number;
}

export function createWebhookCaller({
  allowPrivate,
  timeoutMs = TIMEOUT_MS,
}: WebhookCallerOptions): WebhookCaller {
  const agent = allowPrivate ? undefined : publicAgent();
  return {
    async call({ url, secret, eventId, body, sentAt }) {
      if (!allowPrivate && new URL(url).protocol !== 'https:') throw new OutsideError('NOT_ALLOWED');
      const headers = {
        'content-type': 'application/json',
        'webhook-id': eventId,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(eventId, sentAt, body),
      };
      await callOutside({ url, post: { body, headers }, timeoutMs, maxBytes: 0, agent });
    },
  };
}
