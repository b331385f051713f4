import { EVENT_TYPES } from '@funnel/contract/webhook/webhook-event';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { eventJob } from '../jobs/event-job.ts';

/** What visitor and retailer are to be told of, in order; what one act has done, in the order of the list of events. */
export async function toldNews(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select data ->> 'type' as type from pgboss.job where name = ${eventJob.name}
    order by created_on, array_position(${[...EVENT_TYPES]}::text[], data ->> 'type')`.execute(db);
  return rows.map(({ type }) => type);
}
