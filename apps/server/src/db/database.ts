import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** The database, or a transaction. */
export type Queryable = Database | Transaction<Tables>;

export type Connection = { connectionString: string } | { host: string; user: string; database: string };

const CONNECT_TIMEOUT_MS = 5_000;
/** The SQLSTATE. */
const TOO_MANY_CONNECTIONS = '53300';
const ASK_AGAIN_MS = 25;
const STATEMENT_TIMEOUT_MS = 5_000;

/** Longer than the timeouts in the database. Only a frozen or disconnected database sends neither result nor error. */
const NO_ANSWER_TIMEOUT_MS = 6_000;
/** The message of pg in that case. */
const NO_ANSWER_MESSAGE = 'Query read timeout';

const VISITOR_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: NO_ANSWER_TIMEOUT_MS,
};
/** For migrations: a new index on a large table takes minutes, and no visitor waits for it. */
export const NO_LIMITS = {};

const pools = new WeakMap<Database, pg.Pool>();

/** All connections, idle connections, and queries that wait for a connection. */
export function poolState(db: Database): { total: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/**
 * Prefix of a statement that is planned for its parameters each time. After a few runs a prepared statement gets one
 * generic plan, which can be a thousand times slower for some values.
 */
export const PLANNED_EACH_TIME = 'select /* planned each time */';

/** Prepared statements per connection. Ours are fewer, but an IN list makes a new text for each length. */
const MAX_PREPARED = 300;

/**
 * Uses prepared statements, so that Postgres parses and plans each text once per connection. Ends a connection that
 * gave no answer in time: its statement may still run, and later queries of another caller would become part of its
 * transaction.
 */
class ProductClient extends pg.Client {
  readonly #preparedNames = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: pg declares this one in a dozen ways, and all of them pass through.
  override query(text: any, values?: any, callback?: any): any {
    const isPreparable =
      typeof text === 'string' &&
      Array.isArray(values) &&
      values.length > 0 &&
      !text.startsWith(PLANNED_EACH_TIME);
    const answer = isPreparable
      ? super.query({ name: this.#nameOf(text), text, values }, callback)
      : super.query(text, values, callback);
    if (answer instanceof Promise)
      answer.catch((error) => {
        if (error.message === NO_ANSWER_MESSAGE) void this.end();
      });
    return answer;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#preparedNames.get(text);
    if (known !== undefined || this.#preparedNames.size >= MAX_PREPARED) return known;
    const name = `s${this.#preparedNames.size}`;
    this.#preparedNames.set(text, name);
    return name;
  }
}

/**
 * Every wait has a timeout, so that a stuck database gives an error and never a hanging visitor. `onLost` is called for
 * every connection that breaks, idle or in use.
 */
export function openDatabase(
  connection: Connection,
  onLost: (error: Error) => void,
  limits: Partial<typeof VISITOR_LIMITS> = VISITOR_LIMITS,
): Database {
  const pool = new pg.Pool({
    ...connection,
    Client: ProductClient,
    max: 20,
    application_name: 'kitchen-funnel',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...limits,
  });
  // An error event without a listener ends the process. The pool forwards errors of idle connections only, so each
  // connection gets its own listener.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  const patient = { options: pool.options, connect: () => connectPatiently(pool), end: () => pool.end() };
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patient }) });
  pools.set(db, pool);
  return db;
}

/**
 * While all connections of the database are in use, waits for one of the pool, or for a new one. The pool alone would
 * fail at once, although its own connections become free every few milliseconds.
 */
async function connectPatiently(pool: pg.Pool): Promise<pg.PoolClient> {
  const untilMs = performance.now() + CONNECT_TIMEOUT_MS;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const isNoneLeft = error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS;
      if (!isNoneLeft || performance.now() >= untilMs) throw error;
      await sleep(ASK_AGAIN_MS * (1 + Math.random()));
    }
  }
}
