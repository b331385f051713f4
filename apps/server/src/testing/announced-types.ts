import { EVENT_TYPES } from '@funnel/contract/event/event';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** The event types in order. Events of one transaction are in the order of the list of events. */
export async function announcedTypes(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select type from event join pgboss.job on id = event_id
    order by created_on, array_position(${[...EVENT_TYPES]}::text[], type)`.execute(db);
  return rows.map(({ type }) => type);
}
