import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

const AT_ONCE = 500;

/** Postgres casts each value to the type of its column. Missing columns get the database's default. */
export async function insertRows(tx: Queryable, table: keyof Tables, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + AT_ONCE));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${some}::jsonb)`.execute(tx);
  }
}

export async function isAnythingThere(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from enquiry) or exists (select from staff) as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** Updates the statistics of the query planner. */
export async function analyze(db: Queryable): Promise<void> {
  await sql`analyze`.execute(db);
}
