import { Refusal } from './refusal.ts';
import type { CallWrapper } from './wrap-calls.ts';

const MOST_HELD = 500;

/**
 * Delays rate limit refusals (tarpit). A client that retries at once would keep the server busy with refusals; holding
 * one costs almost nothing, and the client waits. The number held is capped: other callers need connections, too.
 */
export function holdRefusals(holdMs: number, mostHeld = MOST_HELD): CallWrapper {
  let held = 0;
  return async (call, handle) => {
    try {
      return await handle();
    } catch (error) {
      const isHeld = error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS' && held < mostHeld;
      if (isHeld) {
        held++;
        // A held refusal takes no place from others.
        call.place.leave();
        await new Promise((resolve) => setTimeout(resolve, holdMs));
        held--;
      }
      throw error;
    }
  };
}
