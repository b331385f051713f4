import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';

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

/** One Postgres for the whole run, with a migrated template from which each worker copies its own database. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'funnel-test-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, holder: `tests, process ${process.pid}` });
  const { host, user, port } = postgres.connection;

  const admin = openDatabase(postgres.connection, () => undefined);
  await sql`create database ${sql.id(TEMPLATE_DATABASE)}`.execute(admin);
  await admin.destroy();
  const template = openDatabase({ ...postgres.connection, database: TEMPLATE_DATABASE }, () => undefined);
  await migrate(template);
  await template.destroy();

  project.provide('postgres', { host, user, port });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
