import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { tellEventJob } from './tell-event-job.ts';

/** Deletes the queued jobs of these events. False if one of them has begun. */
export async function takeBackEvents(
  tx: Queryable,
  eventIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const ids: RawBuilder<unknown> = sql`${[...eventIds]}::uuid[]`;
  const { rows } = await sql`
    delete from pgboss.job
    where name = ${tellEventJob.name} and id = any(${ids}) and state = 'created'
    returning id`.execute(tx);
  if (rows.length < eventIds.length) return false;
  await sql`update event set undone_at = ${now} where event_id = any(${ids})`.execute(tx);
  return true;
}
