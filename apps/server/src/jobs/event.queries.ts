import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { type EventPayload, eventJob } from './event-job.ts';

/** An event by its id, as long as its job is kept. */
export async function findEvent(db: Queryable, eventId: string): Promise<EventPayload | undefined> {
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = ${eventJob.name} and id = ${eventId}::uuid`.execute(db);
  return rows[0] && eventJob.payload.parse(rows[0].data);
}
