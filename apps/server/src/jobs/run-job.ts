import type { Logger } from 'pino';
import { describeError } from '../logger.ts';
import type { JobBinding } from './job.ts';

/** What pg-boss keeps of a failure beside the job: a code, since messages quote addresses and input. */
class JobFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface WaitingJob {
  readonly id: string;
  readonly data: object;
}

/** Does one job. Rejects with a JobFailure that says nothing but a code; it is tried again by the queue's rules. */
export async function runJob(
  { job, handle }: JobBinding,
  { id, data }: WaitingJob,
  logger: Logger,
): Promise<void> {
  try {
    await handle(data, id);
  } catch (error) {
    const described = describeError(error);
    logger.warn({ job: job.name, error: described }, 'job failed');
    throw new JobFailure(described.code ?? described.kind);
  }
}
