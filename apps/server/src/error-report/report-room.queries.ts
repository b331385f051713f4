import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface Room {
  readonly rows: number;
  readonly bytes: number;
}

/** The bytes of reports that a client has sent since then. */
export async function countBytesOfClient(db: Queryable, clientBucket: number, since: Date): Promise<number> {
  const { bytes } = await db
    .selectFrom('error_report')
    .select(({ fn, eb }) => fn.coalesce(fn.sum<string>('bytes'), eb.lit(0)).as('bytes'))
    .where('client_bucket', '=', clientBucket)
    .where('received_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Whether there is room for one more report, after deleting the oldest without form data if needed. It takes no lock:
 * concurrent reports may pass the limit together, but none waits for another.
 */
export async function makeRoom(db: Queryable, bytes: number, room: Room): Promise<boolean> {
  const over = await countOver(db, bytes, room);
  if (over.rows <= 0 && over.bytes <= 0) return true;
  await sql`
    delete from error_report where report_id in (
      select report_id from (
        select report_id, bytes,
          row_number() over oldest_first as number, sum(bytes) over oldest_first as freed
        from error_report where enquiry_data is null
        window oldest_first as (order by last_received_at, report_id)
      ) as bare
      where number <= ${over.rows} or freed - bytes < ${over.bytes}
    )`.execute(db);
  const left = await countOver(db, bytes, room);
  return left.rows <= 0 && left.bytes <= 0;
}

/** By how much one more report would exceed the limit. */
async function countOver(db: Queryable, bytes: number, room: Room): Promise<Room> {
  const kept = await db
    .selectFrom('error_report')
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('rows'),
      fn.coalesce(fn.sum<string>('bytes'), eb.lit(0)).as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { rows: Number(kept.rows) + 1 - room.rows, bytes: Number(kept.bytes) + bytes - room.bytes };
}
