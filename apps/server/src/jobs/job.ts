import type { z } from '@funnel/domain/schema';

/** How a queue treats its jobs; the words are those of pg-boss. */
interface QueueRules {
  /** Counts failures and crashes of the process; what is never to be given up has many. */
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** The pauses grow up to here. */
  readonly retryDelayMax: number;
  /** How long a job that has ended stays to be looked at. */
  readonly deleteAfterSeconds: number;
}

interface Schedule {
  /** Undefined where it is not to come for now. */
  readonly cron: string | undefined;
  readonly tz: string;
}

/** One kind of job as data: what it is called and what it carries. Its handler stands apart. */
export interface Job<Payload extends object = object> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly rules: QueueRules;
  /** How many workers of one process do them. */
  readonly atOnce: number;
  /** How many of them a worker takes at a time; 1 where each may take long, since all of them end together. */
  readonly batchSize?: number;
  /** Given: it may take longer than the others before it counts as failed. */
  readonly longestRunSeconds?: number;
  /** Given: comes by itself, and one at a time among all servers. */
  readonly schedule?: Schedule;
}

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** A job with what does it. Doing it twice must be harmless: after a crash it comes again. */
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
