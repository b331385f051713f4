import type { JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { logMessage } from '../log/log-message.ts';
import { describeError } from '../log/logger.ts';
import type { JobBinding } from './job.ts';

interface WaitingJob {
  readonly id: string;
  readonly data: object;
}

/** Runs one job. Only the code of a failure is stored with it; the log has the message. The queue retries the job. */
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
    logger.warn({ job: job.name, error: { ...described, message: logMessage(error) } }, 'job failed');
    return { id, status: 'failed', output: { code: described.code ?? described.kind } };
  }
}
