import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Connection, Database } from './database.ts';
import type { Tables } from './tables.ts';

export interface Session {
  readonly db: Database;
  /** The same connection, for COPY, which kysely does not know. */
  readonly client: pg.Client;
  /** The database rolls back uncommitted work, also in the middle of a COPY. */
  close(): Promise<void>;
}

/**
 * A role may have its own timeouts and formats. No visitor waits here, and values must have one text format on every
 * server.
 */
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

/** One connection for one long task. */
export async function openSession(connection: Connection): Promise<Session> {
  const client = new pg.Client({
    ...connection,
    application_name: 'kitchen-funnel',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // The connection is idle for a long time while files are copied.
    keepAlive: true,
  });
  // A running query reports a broken connection itself. Without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const only = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => only, end: async () => undefined, options: {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = () => client.end();
  try {
    // Settings that this server version does not know are left out.
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
