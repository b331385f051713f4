import { Webhook } from 'standardwebhooks';
import { callOutside } from './call-outside.ts';
import { OutsideError } from './outside-error.ts';
import { publicAgent } from './public-agent.ts';

export interface SignedCall {
  readonly url: string;
  readonly secret: string;
  /** The same for every try of one event. */
  readonly eventId: string;
  readonly body: string;
  readonly sentAt: Date;
}

/** Tells a system of the retailer's by the rules of Standard Webhooks. */
export interface WebhookCaller {
  /** Rejects with an OutsideError; only an answer of 2xx is a success. */
  call(call: SignedCall): Promise<void>;
}

const TIMEOUT_MS = 15_000;

export interface WebhookCallerOptions {
  /** Plain http and addresses of our own network too: for trying it out, never for the public. */
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
