import type { Config } from '../config/config.ts';
import type { Connection } from '../db/database.ts';
import { askServer, closeQuietly } from '../db/embedded/ask-server.ts';
import { databaseUser } from '../db/embedded/database-user.ts';
import { inspectDataFolder } from '../db/embedded/inspect-data-folder.ts';
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { CommandError } from './command-error.ts';
import { notedConnection } from './noted-connection.ts';

type Use<T> = (connection: Connection) => Promise<T>;

/** The product's database, whether the product runs or not. A stopped embedded one is started for the duration. */
export async function useProductDatabase<T>(config: Config, use: Use<T>): Promise<T> {
  if (config.databaseUrl) return use({ connectionString: config.databaseUrl });
  const { cluster, clusterExists } = await inspectDataFolder(config.dataDir, databaseUser());
  if (!clusterExists)
    throw new CommandError(`There is no database in ${config.dataDir}: set DATA_DIR to the data folder.`);
  const noted = await notedConnection(config.dataDir);
  const answer = noted && (await askServer(noted, cluster, holder()));
  if (answer?.state === 'busy')
    throw new CommandError(`The database is busy (${answer.why}): try again soon.`);
  if (answer?.state !== 'ready') return useRestingDatabase(config, use);
  closeQuietly(answer.client);
  return use(noted as Connection);
}

/** A database without a running server. An embedded one is created if it does not exist. */
export async function useRestingDatabase<T>(config: Config, use: Use<T>): Promise<T> {
  if (config.databaseUrl) return use({ connectionString: config.databaseUrl });
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, holder: holder() });
  try {
    return await use(postgres.connection);
  } finally {
    await postgres.stop();
  }
}

function holder(): string {
  return `process ${process.pid}, backup or restore`;
}
