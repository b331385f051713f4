import { describeError } from '../log/logger.ts';
import type { Services } from '../services.ts';

/** Removes data past its retention period. */
export type CleanUpStep = (services: Services, now: Date) => Promise<void>;

/** Each step for itself: one that fails does not keep the others from their work, and the job comes again. */
export async function cleanUp(
  services: Services,
  steps: Readonly<Record<string, CleanUpStep>>,
): Promise<void> {
  let failure: unknown;
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step(services, services.now());
    } catch (error) {
      failure = error;
      services.logger.error({ reason: name, error: describeError(error) }, 'clean-up failed');
    }
  }
  if (failure !== undefined) throw failure;
}
