import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { type Connection, type Database, openDatabase } from '../db/database.ts';
import { CommandError } from './command-error.ts';
import { notedConnection } from './noted-connection.ts';

/** The database of the running product: that of `DATABASE_URL`, or that of the data folder. */
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
  const connection = await notedConnection(dataDir);
  if (connection) return connection;
  throw new CommandError(
    `No database runs in ${dataDir}. Start the product first, or set DATA_DIR to its data folder.`,
  );
}
