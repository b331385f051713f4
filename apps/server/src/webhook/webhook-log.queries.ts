import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

interface LogQuestion {
  readonly endpointId?: string | undefined;
  readonly only?: 'failed' | undefined;
  /** Cursor: the last delivery of the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** One row more than a page, if there is one. */
export async function listDeliveries(db: Queryable, { endpointId, only, after, limit }: LogQuestion) {
  return db
    .selectFrom('webhook_delivery as delivery')
    .leftJoin('event', 'event.event_id', 'delivery.event_id')
    .select((eb) => [
      'delivery.delivery_id as deliveryId',
      'delivery.event_id as eventId',
      'delivery.endpoint_id as endpointId',
      'delivery.attempt',
      'delivery.attempted_at as at',
      'delivery.outcome',
      'delivery.ms',
      'event.type',
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('webhook_delivery as later')
              .select('later.delivery_id')
              .whereRef('later.event_id', '=', 'delivery.event_id')
              .whereRef('later.endpoint_id', '=', 'delivery.endpoint_id')
              .whereRef('later.delivery_id', '>', 'delivery.delivery_id'),
          ),
        )
        .$castTo<boolean>()
        .as('isLast'),
    ])
    .$if(endpointId !== undefined, (query) => query.where('delivery.endpoint_id', '=', endpointId ?? ''))
    .$if(only === 'failed', (query) => query.where('delivery.outcome', '<>', 'OK'))
    .$if(after !== undefined, (query) => query.where('delivery.delivery_id', '<', after ?? ''))
    .orderBy('delivery.delivery_id', 'desc')
    .limit(limit + 1)
    .execute();
}

interface Summary {
  readonly told: number;
  readonly waiting: number;
  readonly lastOutcome: string;
}

/** The health of each address, by the last try of each event. */
export async function summariesOf(
  db: Queryable,
  { since, attempts }: { since: Date; attempts: number },
): Promise<ReadonlyMap<string, Summary>> {
  const { rows } = await sql<Summary & { endpointId: string }>`
    with last as (
      select distinct on (endpoint_id, event_id) endpoint_id, event_id, delivery_id, attempt, outcome
      from webhook_delivery
      -- Tests have no event.
      join event using (event_id)
      where attempted_at >= ${since}
      order by endpoint_id, event_id, delivery_id desc
    )
    select
      endpoint_id as "endpointId",
      count(*) filter (where outcome = 'OK')::int as told,
      count(*) filter (where outcome <> 'OK' and attempt + 1 < ${attempts})::int as waiting,
      (array_agg(outcome order by delivery_id desc))[1] as "lastOutcome"
    from last
    group by endpoint_id`.execute(db);
  return new Map(rows.map(({ endpointId, ...summary }) => [endpointId, summary]));
}
