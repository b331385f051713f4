import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** What queries take: the database, or the transaction they are part of. */
export type Queryable = Database | Transaction<Tables>;

export type Connection = { connectionString: string } | { host: string; user: string; database: string };

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Every wait is bounded, so that a stuck database gives an error and never a hanging visitor. */
export function openDatabase(connection: Connection, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...connection,
    max: 20,
    application_name: 'kitchen-funnel',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  // Without a listener an idle connection that drops would end the process.
  pool.on('error', onIdleError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
