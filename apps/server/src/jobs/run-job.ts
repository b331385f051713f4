import type { JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { describeError } from '../logger.ts';
import type { JobBinding } from './job.ts';

interface WaitingJob {
  readonly id: string;
  readonly data: object;
}

/** Does one job. Of a failure a code alone is kept, since messages quote addresses; the queue's rules try it again. */
export async function runJob(
  { job, handle }: JobBinding,
  { id, data }: WaitingJob,
  logger: Logger,
): Promise<JobResult> {
  try {
    await handle(data, id);
    return { id, status: 'completed' };
  } catch (error) {
    const described = describeError(error);
    logger.warn({ job: job.name, error: described }, 'job failed');
    return { id, status: 'failed', output: { code: described.code ?? described.kind } };
  }
}
