import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { tellEventJob } from './tell-event-job.ts';

/** Deletes the queued jobs of these events. False if one of them has begun: then all of them stay. */
export async function takeBackEvents(
  tx: Queryable,
  eventIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const ids: RawBuilder<unknown> = sql`${[...eventIds]}::uuid[]`;
  const { rows } = await sql`
    with queued as (
      select id from pgboss.job
      where name = ${tellEventJob.name} and id = any(${ids}) and state = 'created'
      for update skip locked
    )
    delete from pgboss.job
    where name = ${tellEventJob.name} and id in (select id from queued)
      and (select count(*) from queued) = ${eventIds.length}
    returning id`.execute(tx);
  if (rows.length < eventIds.length) return false;
  await markUndone(tx, eventIds, now);
  return true;
}

/** Enough for events of the live feed alone, which have no job. */
export async function markUndone(tx: Queryable, eventIds: readonly string[], now: Date): Promise<void> {
  await sql`update event set undone_at = ${now} where event_id = any(${[...eventIds]}::uuid[])`.execute(tx);
}
