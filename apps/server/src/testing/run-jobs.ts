import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { JobBinding } from '../jobs/job.ts';
import { openBoss } from '../jobs/job-board.ts';
import { runJob } from '../jobs/run-job.ts';

export interface DoneJob {
  readonly name: string;
  readonly id: string;
  readonly ok: boolean;
}

interface RunOptions {
  /** Also runs delayed jobs, each once: a failing job would otherwise repeat for ever. */
  readonly ignoresPauses?: boolean;
}

/** Runs all waiting jobs in this process in a fixed order, with pg-boss' own fetch and completion. */
export function createJobRunner(db: Database, logger: Logger, bindings: readonly JobBinding[]) {
  let boss: PgBoss | undefined;

  async function started(): Promise<PgBoss> {
    if (!boss) {
      boss = openBoss(db, { isWatching: false });
      boss.on('error', () => undefined);
      await boss.start();
    }
    return boss;
  }

  return {
    async runJobs({ ignoresPauses = false }: RunOptions = {}): Promise<DoneJob[]> {
      const queue = await started();
      const done: DoneJob[] = [];
      for (let isOver = false; !isOver; isOver = ignoresPauses || isOver) {
        const before = done.length;
        for (const binding of bindings) {
          const { name } = binding.job;
          for (const job of await queue.fetch<object>(name, {
            batchSize: 1000,
            ignoreStartAfter: ignoresPauses,
          })) {
            const ok = (await runJob(binding, job, logger)).status === 'completed';
            if (ok) await queue.complete(name, job.id);
            else await queue.fail(name, job.id);
            done.push({ name, id: job.id, ok });
          }
        }
        isOver = done.length === before;
      }
      return done;
    },
    async stop() {
      await boss?.stop({ graceful: false });
    },
  };
}

export interface KnownJob {
  readonly id: string;
  readonly name: string;
  readonly data: Record<string, unknown>;
  readonly state: string;
  readonly waitsSeconds: number;
}

/** The jobs in the queue, oldest first. */
export async function listJobs(db: Database, name: string): Promise<KnownJob[]> {
  const { rows } = await sql<KnownJob>`
    select id, name, data, state::text,
      round(extract(epoch from start_after - created_on))::float8 as "waitsSeconds"
    from pgboss.job where name = ${name} order by created_on, id`.execute(db);
  return rows;
}

/** Simulates a crash: finished jobs run again. */
export async function sendJobsAgain(db: Database, name: string): Promise<void> {
  await sql`update pgboss.job set state = 'created', completed_on = null where name = ${name}`.execute(db);
}
