import type { AlertKind } from '@funnel/domain/alert/alert-rules';
import type { StandingAlert } from '@funnel/domain/alert/judge-alerts';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/**
 * Whether this server makes the check now. An atomic upsert lets one server win, once the last check is older than
 * `due`.
 */
export async function claimLook(db: Queryable, { now, due }: { now: Date; due: Date }): Promise<boolean> {
  const claimed = await db
    .insertInto('heartbeat')
    .values({ name: 'alert-look', beat_at: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ beat_at: now }).where('heartbeat.beat_at', '<=', due),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function listAlerts(db: Queryable): Promise<StandingAlert[]> {
  const rows = await db
    .selectFrom('alert')
    .select(['kind', 'began_at as beganAt', 'seen_at as seenAt', 'told_at as toldAt'])
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as AlertKind }));
}

export async function keepAlert(
  db: Queryable,
  { kind, beganAt, seenAt, toldAt }: StandingAlert,
): Promise<void> {
  const row = { began_at: beganAt, seen_at: seenAt, told_at: toldAt };
  await db
    .insertInto('alert')
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute();
}

export async function forgetAlert(db: Queryable, kind: AlertKind): Promise<void> {
  await db.deleteFrom('alert').where('kind', '=', kind).execute();
}

/** Jobs that failed for good within a day, by queue. */
export async function countDeadJobs(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await sql<{ queue: string; count: number }>`
    select name as queue, count(*)::int as count from pgboss.job
    where state = 'failed' and completed_on > now() - interval '1 day'
    group by name order by name`.execute(db);
  return Object.fromEntries(rows.map(({ queue, count }) => [queue, count]));
}
