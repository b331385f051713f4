import { inspect } from 'node:util';
import { sql } from 'kysely';
import type { Command } from './command.ts';
import { CommandError } from './command-error.ts';

const usage = `npm run sql -- "<query>"   its rows; nothing can be changed
npm run sql -- tables      the names of the tables`;

const TABLES = `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;

/** For inspecting the database without psql. Read-only. */
export const sqlCommand: Command = {
  usage,
  async run({ say, connect }, args) {
    const text = args.join(' ');
    if (text === '') throw new CommandError(usage);
    const db = await connect();
    const rows = await db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => sql.raw(text === 'tables' ? TABLES : text).execute(tx))
      .then(
        (result) => result.rows,
        (error: unknown) => {
          throw new CommandError(error instanceof Error ? error.message : String(error));
        },
      );
    for (const row of rows) say(inspect(row, { breakLength: 110, depth: 4 }));
    say(`${rows.length} rows`);
  },
};
