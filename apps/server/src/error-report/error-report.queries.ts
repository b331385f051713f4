import type { ErrorReport } from '@funnel/contract/error-report/report-error';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

const RELAY_WINDOW_MS = 60 * 1000;
export const MAX_RELAYED = 60;
export const MAX_RELAYED_OF_CLIENT = 5;

export interface NewErrorReport {
  readonly reportId: string;
  readonly receivedAt: Date;
  readonly fingerprint: string;
  readonly clientBucket: number;
  readonly bytes: number;
  readonly isRelayed: boolean;
  readonly report: ErrorReport;
}

export async function insertErrorReport(db: Queryable, row: NewErrorReport): Promise<void> {
  const { report } = row;
  await db
    .insertInto('error_report')
    .values({
      report_id: row.reportId,
      received_at: row.receivedAt,
      happened_at: new Date(report.timestamp),
      app_source: report.appSource,
      description: report.description,
      error: report.error ?? null,
      enquiry_data: report.body ? JSON.stringify(report.body) : null,
      fingerprint: row.fingerprint,
      times: 1,
      last_received_at: row.receivedAt,
      client_bucket: row.clientBucket,
      bytes: row.bytes,
      relayed_at: row.isRelayed ? row.receivedAt : null,
    })
    .execute();
}

/**
 * Increments the report that this one repeats, if any. Takes an advisory lock on the fingerprint until the transaction
 * ends, so that two concurrent first reports cannot both find nothing.
 */
export async function countRepeat(db: Queryable, fingerprint: string, now: Date, since: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(db);
  const repeated = await db
    .updateTable('error_report')
    .set((row) => ({ times: row('times', '+', 1), last_received_at: now }))
    .where('fingerprint', '=', fingerprint)
    .where('received_at', '>', since)
    .returning('report_id')
    .executeTakeFirst();
  return repeated !== undefined;
}

/**
 * Whether one more report may go to the chat. Counted in the database, for all instances together; a yes holds a lock
 * until its report is committed. A flood is refused before the lock and does not queue there.
 */
export async function claimRelay(db: Queryable, clientBucket: number, now: Date): Promise<boolean> {
  if (!(await isWithinLimits(db, clientBucket, now))) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended('error-report-relay', 0))`.execute(db);
  return isWithinLimits(db, clientBucket, now);
}

async function isWithinLimits(db: Queryable, clientBucket: number, now: Date): Promise<boolean> {
  const { total, ofClient } = await db
    .selectFrom('error_report')
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.countAll<string>().filterWhere('client_bucket', '=', clientBucket).as('ofClient'),
    ])
    .where('relayed_at', '>', new Date(now.getTime() - RELAY_WINDOW_MS))
    .executeTakeFirstOrThrow();
  return Number(total) < MAX_RELAYED && Number(ofClient) < MAX_RELAYED_OF_CLIENT;
}

/** Reports with form data are rescued enquiries and have their own retention. */
export async function deleteReports(
  db: Queryable,
  { before, withFormDataBefore }: { before: Date; withFormDataBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('error_report')
    .where(({ and, or, eb }) =>
      or([
        and([eb('enquiry_data', 'is', null), eb('last_received_at', '<', before)]),
        eb('last_received_at', '<', withFormDataBefore),
      ]),
    )
    .execute();
}
