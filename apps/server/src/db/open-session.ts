import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Connection, Database } from './database.ts';
import type { Tables } from './tables.ts';

export interface Session {
  readonly db: Database;
  /** The same connection: COPY is nothing that kysely knows. */
  readonly client: pg.Client;
  /** What is not committed is rolled back by the database, also in the middle of a COPY. */
  close(): Promise<void>;
}

/** A role may bring limits and forms of its own. Here nobody waits, and a value has one form as text on every server. */
const SETTINGS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
};

const CONNECT_TIMEOUT_MS = 10_000;

/** One connection for one long piece of work. */
export async function openSession(connection: Connection): Promise<Session> {
  const client = new pg.Client({
    ...connection,
    application_name: 'kitchen-funnel',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // While files are copied it says nothing for a long time.
    keepAlive: true,
  });
  // What runs when it breaks is told by its own error; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  const only = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => only, end: async () => undefined, options: {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = () => client.end();
  try {
    // A setting that this server does not know is left out.
    await sql`
      select set_config(known.name, wanted.value, false)
      from json_each_text(${JSON.stringify(SETTINGS)}::json) as wanted (name, value)
      join pg_settings known on lower(known.name) = wanted.name`.execute(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, client, close };
}
