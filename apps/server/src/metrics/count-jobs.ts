import type { JobBinding } from '../jobs/job.ts';
import type { Tally } from './tally.ts';

/** Wraps the jobs with counters. */
export function countJobs(
  bindings: readonly JobBinding[],
  tally: Pick<Tally, 'count'>,
): readonly JobBinding[] {
  return bindings.map(({ job, handle }) => ({
    job,
    async handle(payload, jobId) {
      try {
        await handle(payload, jobId);
      } catch (error) {
        tally.count('jobs_done_total', { queue: job.name, outcome: 'failed' });
        throw error;
      }
      tally.count('jobs_done_total', { queue: job.name, outcome: 'ok' });
    },
  }));
}
