import type { Queryable } from '../db/database.ts';

/** What visitor and retailer are to be told of, in order. */
export async function toldNews(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('kind').orderBy('outbox_id').execute();
  return rows.map(({ kind }) => kind);
}
