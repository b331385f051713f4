import { callOutside } from './call-outside.ts';

/** The retailer's chat. Its webhook takes `{ text }` as Slack does. */
export interface ChatWebhook {
  /** The text must already be escaped. Rejects with an OutsideError. */
  post(text: string): Promise<void>;
}

const TIMEOUT_MS = 3_000;
const MAX_ANSWER_BYTES = 16 * 1024;

export function chatWebhookAt(url: string): ChatWebhook {
  return {
    async post(text) {
      await callOutside({ url, json: { text }, timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES });
    },
  };
}
