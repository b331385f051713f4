import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { makeSearchIndex } from '../db/search-index.queries.ts';
import { makeJobTables } from '../jobs/job-board.ts';
import { PRODUCT_JOBS } from '../wiring/product-jobs.ts';
import { temporaryDataFolder } from './temporary-data-folder.ts';

export const TEMPLATE_DATABASE = 'funnel_template';

export interface TestConnection {
  readonly host: string;
  readonly user: string;
  readonly port: number;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestConnection;
  }
}

/** One Postgres for the whole run, with a migrated template database that each test file copies. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  let removeFolder = async () => {};
  const dataDir = await temporaryDataFolder((whenOver) => {
    removeFolder = whenOver;
  });
  const postgres = await startEmbeddedPostgres({ dataDir, holder: `tests, process ${process.pid}` });
  const { host, user, port } = postgres.connection;

  const admin = openDatabase(postgres.connection, () => undefined);
  // Durability is not needed here. Tests that kill Postgres have their own, which syncs to disk.
  await sql`alter role current_user set synchronous_commit = off`.execute(admin);
  await sql`create database ${sql.id(TEMPLATE_DATABASE)}`.execute(admin);
  await admin.destroy();
  const template = openDatabase({ ...postgres.connection, database: TEMPLATE_DATABASE }, () => undefined);
  await migrate(template);
  await makeSearchIndex(template);
  // This uses only the names and rules of the jobs.
  await makeJobTables(template, PRODUCT_JOBS);
  await template.destroy();

  project.provide('postgres', { host, user, port });
  return async () => {
    await postgres.stop();
    await removeFolder();
  };
}
