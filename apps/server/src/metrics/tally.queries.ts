import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface TallyRow {
  readonly metric: string;
  /** As JSON. */
  readonly labels: string;
  readonly count: number;
}

/** Sorted, so that two workers never deadlock (lock ordering). */
export async function addToTally(db: Queryable, rows: readonly TallyRow[]): Promise<void> {
  const values = rows.toSorted((one, other) =>
    one.metric + one.labels < other.metric + other.labels ? -1 : 1,
  );
  await db
    .insertInto('tally')
    .values([...values])
    .onConflict((conflict) =>
      conflict.columns(['metric', 'labels']).doUpdateSet({ count: sql`tally.count + excluded.count` }),
    )
    .execute();
}

export async function readTally(db: Queryable): Promise<TallyRow[]> {
  const rows = await db.selectFrom('tally').select(['metric', 'labels', 'count']).execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
