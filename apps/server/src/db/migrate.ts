import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const FOLDER = path.join(import.meta.dirname, 'migration');

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file) => {
    const text = await readFile(path.join(FOLDER, file), 'utf8');
    return [
      path.basename(file, '.sql'),
      { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The names of all migrations, in their order. */
export async function listMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations());
}

/**
 * Runs numbered SQL files, forward only, in one transaction under a lock, so several instances may start at once. Runs
 * all migrations, or those up to `to`.
 */
// biome-ignore lint/suspicious/noExplicitAny: the migrator takes a database of any shape, which only `any` says
export async function migrate(db: Kysely<any>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}
