import { pipeline } from 'node:stream/promises';
import { type RawBuilder, sql } from 'kysely';
import { from, to } from 'pg-copy-streams';
import type { Session } from '../db/open-session.ts';
import type { CopiedTable } from './archive.ts';

const columnsOf = ({ columns }: CopiedTable) => sql.join(columns.map((column) => sql.ref(column)));
const textOf = (statement: RawBuilder<unknown>, { db }: Session) => statement.compile(db).sql;

/** The rows as text, one per line. COPY takes a query here, since it cannot read a partitioned table directly. */
export function copyOut(session: Session, table: CopiedTable): AsyncIterable<Uint8Array> {
  const rows = sql`select ${columnsOf(table)} from ${sql.table(table.name)}`;
  return session.client.query(to(textOf(sql`copy (${rows}) to stdout`, session)));
}

export async function copyIn(
  session: Session,
  table: CopiedTable,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  const statement = sql`copy ${sql.table(table.name)} (${columnsOf(table)}) from stdin`;
  await pipeline(rows, session.client.query(from(textOf(statement, session))));
}
