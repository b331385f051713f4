import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type Connection, type Database, openDatabase } from '../db/database.ts';
import { SUPERUSER } from '../db/embedded/create-cluster.ts';
import { POSTGRES_MAJOR } from '../db/embedded/inspect-data-folder.ts';
import { LOCK_FILE } from '../db/embedded/lock-file.ts';
import { CommandError } from './command-error.ts';

/** Postgres notes there where its socket is, and whether it is ready. */
const SOCKET_FOLDER_LINE = 4;

/** The database of the product that runs now: the one of `DATABASE_URL`, or that of the data folder. */
export async function connectToProduct(config: Config): Promise<Database> {
  const db = openDatabase(await productConnection(config), () => undefined);
  try {
    await sql`select from webhook_endpoint limit 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new CommandError(
      code === '42P01'
        ? 'The database has no tables of this product yet: start the product once.'
        : `The database cannot be used (${code}). Does the product run, and are DATA_DIR or DATABASE_URL the same?`,
    );
  }
}

export async function productConnection({ databaseUrl, dataDir }: Config): Promise<Connection> {
  if (databaseUrl) return { connectionString: databaseUrl };
  const lock = path.join(dataDir, `postgres-${POSTGRES_MAJOR}`, LOCK_FILE);
  const text = await readFile(lock, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw new CommandError(`${lock} cannot be read (${error.code}).`);
    throw new CommandError(
      `No database runs in ${dataDir}. Start the product first, or set DATA_DIR to its data folder.`,
    );
  });
  const host = text.split('\n')[SOCKET_FOLDER_LINE] ?? '';
  return { host, user: SUPERUSER, database: 'postgres' };
}
