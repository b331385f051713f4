import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
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

/** pg-boss counts its queues every few seconds, so that nobody has to go through all jobs of a month for it. */
export async function readDatabaseFacts(db: Database): Promise<DatabaseFacts> {
  const { rows: queues } = await sql<QueueState>`
    select name as queue, ready_count as waiting, deferred_count as deferred, active_count as active,
      failed_count as failed
    from pgboss.queue`.execute(db);
  const { rows: oldest } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(start_after))::float8 as seconds
    from pgboss.job where state < 'active' and not blocked and start_after <= now()`.execute(db);
  const { bytes } = await db
    .selectFrom('file')
    .select(({ fn, eb }) => fn.coalesce(fn.sum<string>('bytes'), eb.lit(0)).as('bytes'))
    .where('kitchen_id', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    queues,
    oldestWaitingSeconds: oldest[0]?.seconds ?? 0,
    unclaimedBytes: Number(bytes),
    tally: await readTally(db),
  };
}
