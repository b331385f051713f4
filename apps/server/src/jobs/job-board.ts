import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Job } from './job.ts';

const WATCH_SECONDS = 5;
/** Jobs of a dead worker are retried after this long without a heartbeat. It is the minimum of pg-boss. */
const HEARTBEAT_SECONDS = 10;
const LONGEST_RUN_SECONDS = 10 * 60;
const LONGEST_WAIT_SECONDS = 90 * 24 * 60 * 60;

/** pg-boss on our own connection pool, in its own schema. */
export function openBoss(db: Database, { isWatching }: { isWatching: boolean }): PgBoss {
  return new PgBoss({
    db: fromKysely(db),
    supervise: isWatching,
    schedule: isWatching,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    cronMonitorIntervalSeconds: WATCH_SECONDS,
    cronWorkerIntervalSeconds: WATCH_SECONDS,
  });
}

/** Creates our queues. Idempotent, and safe in several processes at once. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name, rules, schedule, longestRunSeconds = LONGEST_RUN_SECONDS } of jobs) {
    const options = {
      ...rules,
      retryBackoff: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: longestRunSeconds,
      retentionSeconds: LONGEST_WAIT_SECONDS,
    };
    await boss.createQueue(name, { ...options, ...(schedule && { policy: 'stately' }) });
    await boss.updateQueue(name, options);
  }
}

/** Sets the cron schedules. They follow the settings of the worker that started last. */
export async function setSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name, schedule } of jobs) {
    if (schedule?.cron) await boss.schedule(name, schedule.cron, {}, { tz: schedule.tz, missed: 'once' });
    else if (schedule) await boss.unschedule(name);
  }
}

/** For callers that need the tables but no workers. */
export async function makeJobTables(db: Database, jobs: readonly Job[]): Promise<void> {
  const boss = openBoss(db, { isWatching: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await prepareQueues(boss, jobs);
  } finally {
    await boss.stop({ graceful: false });
  }
}
