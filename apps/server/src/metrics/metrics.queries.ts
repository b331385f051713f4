import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { readTally, type TallyRow } from './tally.queries.ts';

interface QueueState {
  readonly queue: string;
  readonly waiting: number;
  readonly deferred: number;
  readonly active: number;
  readonly failed: number;
}

export interface DatabaseFacts {
  readonly queues: readonly QueueState[];
  readonly oldestWaitingSeconds: number;
  readonly unclaimedBytes: number;
  readonly tally: readonly TallyRow[];
}

/** Uses the counts that pg-boss updates every few seconds, instead of scanning all jobs of a month. */
export async function readDatabaseFacts(db: Queryable): Promise<DatabaseFacts> {
  const { rows: queues } = await sql<QueueState>`
    select name as queue, ready_count as waiting, deferred_count as deferred, active_count as active,
      failed_count as failed
    from pgboss.queue`.execute(db);
  const { bytes } = await db
    .selectFrom('file')
    .select(({ fn, eb }) => fn.coalesce(fn.sum<string>('bytes'), eb.lit(0)).as('bytes'))
    .where('kitchen_id', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    queues,
    oldestWaitingSeconds: await oldestWaitingJob(db),
    unclaimedBytes: Number(bytes),
    tally: await readTally(db),
  };
}

/** How many seconds the oldest due job has waited; 0 if none waits. */
export async function oldestWaitingJob(db: Queryable): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(start_after))::float8 as seconds
    from pgboss.job where state < 'active' and not blocked and start_after <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}
