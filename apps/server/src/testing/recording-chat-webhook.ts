import type { ChatWebhook } from '../outside/chat-webhook.ts';
import { OutsideError } from '../outside/outside-error.ts';

/** Stands in for the chat: records messages, or fails on request. */
export function recordingChatWebhook() {
  const standIn = { texts: [] as string[], isDown: false, calls: 0 };
  const webhook: ChatWebhook = {
    async post(text) {
      standIn.calls++;
      if (standIn.isDown) throw new OutsideError('TIMEOUT');
      standIn.texts.push(text);
    },
  };
  return { standIn, webhook };
}
