import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface Counter {
  readonly key: string;
  readonly windowSeconds: number;
}

export interface CallCount {
  readonly key: string;
  /** Calls in this window, this one included. */
  readonly calls: number;
  /** Time until the window ends. */
  readonly waitMs: number;
}

/** The clock of the database, which all instances share. */
const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Counts one call in all its counters with one upsert. Sorted keys give a fixed lock order, so two calls never
 * deadlock.
 */
export async function countCall(db: Queryable, counters: readonly Counter[]): Promise<readonly CallCount[]> {
  const given = JSON.stringify(counters.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  const { rows } = await sql<CallCount>`
    insert into rate_limit as counter (key, points, expire)
    select given.key, 1, ${nowMs} + given."windowSeconds" * 1000
    from jsonb_to_recordset(${given}::jsonb) as given (key text, "windowSeconds" bigint)
    on conflict (key) do update set
      points = case when counter.expire <= ${nowMs} then 1 else counter.points + 1 end,
      expire = case when counter.expire <= ${nowMs} then excluded.expire else counter.expire end
    returning key, points as calls, (expire - ${nowMs})::float8 as "waitMs"`.execute(db);
  return rows;
}

/** Decrements each key. */
export async function uncountCall(db: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('rate_limit')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', 'in', keys)
    .execute();
}

export async function deleteCallCountsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', String(before.getTime())).execute();
}
