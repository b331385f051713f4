import { describeError } from '../log/logger.ts';
import type { Services } from '../services.ts';

/** Removes data past its retention period. */
export type CleanUpStep = (services: Services, now: Date) => Promise<void>;

/** Steps are independent: a failure does not stop the others, and the job is retried. */
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
