import { Refusal } from './refusal.ts';
import type { CallWrapper } from './register-endpoint.ts';

const MOST_HELD = 500;

/**
 * Whoever tries again as fast as they are refused keeps the server busy with refusals. One that takes a second costs
 * nothing to hold, and a program waits for it. Only so many are held: connections are needed for others, too.
 */
export function holdRefusals(holdMs: number, mostHeld = MOST_HELD): CallWrapper<unknown> {
  let held = 0;
  return async (_call, handle) => {
    try {
      return await handle();
    } catch (error) {
      const isHeld = error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS' && held < mostHeld;
      if (isHeld) {
        held++;
        await new Promise((resolve) => setTimeout(resolve, holdMs));
        held--;
      }
      throw error;
    }
  };
}
