import type { z } from '@funnel/domain/schema';

/** The rules of a queue, in the words of pg-boss. */
interface QueueRules {
  /** Counts failures and crashes of the process. A job that must not be lost has a high limit. */
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** The upper bound of the exponential backoff. */
  readonly retryDelayMax: number;
  /** Retention of a finished job. */
  readonly deleteAfterSeconds: number;
}

interface Schedule {
  /** Undefined switches the schedule off. */
  readonly cron: string | undefined;
  readonly tz: string;
}

/** One kind of job as data: name, payload and rules. Its handler is bound elsewhere. */
export interface Job<Payload extends object = object> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly rules: QueueRules;
  /** The number of workers in one process. */
  readonly atOnce: number;
  /** How many jobs a worker takes at a time. Use 1 if a job may take long, since a batch ends together. */
  readonly batchSize?: number;
  /** Optional: the timeout after which a run counts as failed, if it differs from the default. */
  readonly longestRunSeconds?: number;
  /** Optional: runs on a schedule, one at a time among all servers. */
  readonly schedule?: Schedule;
}

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** A job with its handler. Delivery is at least once, so the handler must be idempotent. */
export interface JobBinding {
  readonly job: Job;
  handle(payload: object, jobId: string): Promise<void>;
}

export function bindJob<Payload extends object>(
  job: Job<Payload>,
  handle: (payload: Payload, jobId: string) => Promise<void>,
): JobBinding {
  return { job, handle: (payload, jobId) => handle(job.payload.parse(payload), jobId) };
}
