import { randomUUID } from 'node:crypto';
import { type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Job } from './job.ts';

interface SendOptions {
  /** Optional: if a job with this id exists, waiting or done, nothing is sent. */
  readonly id?: string;
  readonly afterSeconds?: number;
  /** Optional: a row to insert together with the job. Nothing is sent if it returns none. */
  readonly row?: OperationNodeSource;
}

/** Only the SQL, to be part of another statement. It inserts nothing if the queue does not exist. */
export function insertJob<Payload extends object>(
  job: Job<Payload>,
  payload: Payload,
  { id = randomUUID(), afterSeconds = 0, row }: SendOptions = {},
): RawBuilder<unknown> {
  return sql`
    insert into pgboss.job (
      id, name, data, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, policy, heartbeat_seconds
    )
    select
      ${id}::uuid, name, ${JSON.stringify(payload)}::jsonb,
      pgboss.job_now() + ${afterSeconds}::float8 * interval '1 second',
      pgboss.job_now() + (${afterSeconds}::float8 + retention_seconds) * interval '1 second',
      expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
      heartbeat_seconds
    from pgboss.queue where name = ${job.name} ${row ? sql`and exists (select from new_row)` : sql``}
    on conflict do nothing`;
}

/**
 * Inserts a job in the caller's transaction (transactional outbox): it is sent exactly if that commits. Our own insert
 * instead of pg-boss' `send`, which needs a started instance and would refuse an enquiry before that.
 */
export async function sendJob<Payload extends object>(
  tx: Queryable,
  job: Job<Payload>,
  payload: Payload,
  options: SendOptions = {},
): Promise<void> {
  const { row } = options;
  const { rows } = await sql<{ isKnown: boolean }>`
    with ${row ? sql`new_row as (${row}),` : sql``} sent as (${insertJob(job, payload, options)})
    select exists (select from pgboss.queue where name = ${job.name}) as "isKnown"`.execute(tx);
  if (!rows[0]?.isKnown) throw new Error(`no queue ${job.name}`);
}
