import type { DeskTopic } from '@funnel/domain/event/desk-topic';
import type { DisabledReason } from '@funnel/domain/webhook/webhook-state';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface NewEndpoint {
  readonly endpointId: string;
  readonly url: string;
  readonly secret: string;
  readonly createdAt: Date;
}

export async function insertEndpoint(db: Queryable, row: NewEndpoint): Promise<void> {
  await db
    .insertInto('webhook_endpoint')
    .values({
      endpoint_id: row.endpointId,
      url: row.url,
      secret: row.secret,
      created_at: row.createdAt,
      disabled_at: null,
      disabled_because: null,
    })
    .execute();
}

export async function listEndpoints(db: Queryable) {
  return db
    .selectFrom('webhook_endpoint')
    .select([
      'endpoint_id as endpointId',
      'url',
      'created_at as createdAt',
      'disabled_at as disabledAt',
      'disabled_because as disabledBecause',
      'gone_since as goneSince',
    ])
    .orderBy('created_at')
    .execute();
}

export async function findEndpoint(db: Queryable, endpointId: string) {
  return db
    .selectFrom('webhook_endpoint')
    .select(['url', 'secret'])
    .where('endpoint_id', '=', endpointId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function enabledEndpointIds(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_endpoint')
    .select('endpoint_id')
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map((row) => row.endpoint_id);
}

/** Idempotent: the first time and reason stay. */
export async function disableEndpoint(
  db: Queryable,
  endpointId: string,
  { because, at }: { because: DisabledReason; at: Date },
): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ disabled_at: at, disabled_because: because })
    .where('endpoint_id', '=', endpointId)
    .where('disabled_at', 'is', null)
    .execute();
}

export async function enableEndpoint(db: Queryable, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ disabled_at: null, disabled_because: null, gone_since: null })
    .where('endpoint_id', '=', endpointId)
    .execute();
}

export async function setGoneSince(db: Queryable, endpointId: string, since: Date | null): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ gone_since: since })
    .where('endpoint_id', '=', endpointId)
    .execute();
}

/** The addresses that were paused after a day of 410 Gone. */
export async function goneUrls(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_endpoint')
    .select('url')
    .where('disabled_because', '=', 'GONE')
    .orderBy('disabled_at')
    .execute();
  return rows.map(({ url }) => url);
}

/** Locks it until the transaction ends. */
export async function lockEndpoint(tx: Queryable, endpointId: string) {
  return tx
    .selectFrom('webhook_endpoint')
    .select(['url', 'secret', 'disabled_at as disabledAt', 'gone_since as goneSince'])
    .where('endpoint_id', '=', endpointId)
    .forUpdate()
    .executeTakeFirst();
}

export async function replaceEndpointSecret(
  db: Queryable,
  endpointId: string,
  secret: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_endpoint')
    .set({ secret })
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its delivery log is deleted with it. */
export async function deleteEndpoint(db: Queryable, endpointId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_endpoint')
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface DeliveryTry {
  readonly eventId: string;
  readonly endpointId: string;
  readonly attempt: number;
  readonly at: Date;
  readonly outcome: string;
  readonly ms: number;
}

export async function logDelivery(db: Queryable, row: DeliveryTry): Promise<void> {
  await db
    .insertInto('webhook_delivery')
    .values({
      event_id: row.eventId,
      endpoint_id: row.endpointId,
      attempt: row.attempt,
      attempted_at: row.at,
      outcome: row.outcome,
      ms: row.ms,
    })
    .execute();
}

/**
 * Notifies the screens that show the log. Call it after the deliveries are stored: one of several concurrent calls is
 * enough, and none waits for another's commit.
 */
export async function tellOfDeliveries(db: Queryable): Promise<void> {
  await sql`
    select pg_notify('event', ${'webhooks' satisfies DeskTopic})
    where pg_try_advisory_xact_lock(hashtextextended('tell of deliveries', 0))`.execute(db);
}

/** Deliveries whose last attempt failed. */
export async function countGivenUp(
  db: Queryable,
  { lastAttempt, since }: { lastAttempt: number; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('attempt', '>=', lastAttempt)
    .where('outcome', '<>', 'OK')
    .where('attempted_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function latestDeliveries(db: Queryable, limit: number) {
  return db
    .selectFrom('webhook_delivery')
    .select([
      'event_id as eventId',
      'endpoint_id as endpointId',
      'attempt',
      'attempted_at as at',
      'outcome',
      'ms',
    ])
    .orderBy('delivery_id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteDeliveriesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('attempted_at', '<', before).execute();
}
