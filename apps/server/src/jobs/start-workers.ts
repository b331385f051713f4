import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { logMessage } from '../log/log-message.ts';
import type { JobBinding } from './job.ts';
import { openBoss, prepareQueues, setSchedules } from './job-board.ts';
import { runJob } from './run-job.ts';

const POLL_SECONDS = 1;
/** Server and workers together have ten seconds to stop. */
const STOP_TIMEOUT_MS = 6_000;
/** While the database is away every poll fails: log it once per interval. */
const QUIET_MS = 10_000;

export interface Workers {
  /** Lets running jobs finish. A job that takes too long is retried after the next start. */
  stop(): Promise<void>;
}

export async function startWorkers(
  db: Database,
  logger: Logger,
  bindings: readonly JobBinding[],
): Promise<Workers> {
  const boss = openBoss(db, { isWatching: true });
  tellErrors(boss, logger);
  const stop = () => boss.stop({ timeout: STOP_TIMEOUT_MS });
  try {
    await boss.start();
    const jobs = bindings.map(({ job }) => job);
    await prepareQueues(boss, jobs);
    await setSchedules(boss, jobs);
    for (const binding of bindings) await work(boss, binding, logger);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** A worker takes a batch of jobs and runs them in parallel. A failing job does not affect the others. */
async function work(boss: PgBoss, { job, handle }: JobBinding, logger: Logger): Promise<void> {
  const options = {
    batchSize: job.batchSize ?? 1,
    pollingIntervalSeconds: POLL_SECONDS,
    perJobResults: true,
  } as const;
  for (let worker = 0; worker < job.atOnce; worker++) {
    const workerId: string = await boss.work<object, unknown, typeof options>(
      job.name,
      options,
      async (batch) => {
        try {
          return await Promise.all(batch.map((one) => runJob({ job, handle }, one, logger)));
        } finally {
          // Fetch the next batch at once: only an empty queue is a reason to wait.
          boss.notifyWorker(workerId);
        }
      },
    );
  }
}

function tellErrors(boss: PgBoss, logger: Logger): void {
  let quietUntil = 0;
  boss.on('error', (error: Error & { code?: string; queue?: string }) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    const { code, queue: job } = error;
    logger.warn({ code, job, reason: logMessage(error) }, 'job queue failed');
  });
}
