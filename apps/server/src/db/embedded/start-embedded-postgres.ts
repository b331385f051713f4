import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Connection } from './ask-server.ts';
import { createCluster, SUPERUSER } from './create-cluster.ts';
import { DataFolderError } from './data-folder-error.ts';
import { type DatabaseUser, databaseUser, makePrivateFolder } from './database-user.ts';
import { holdFolderLock } from './hold-folder-lock.ts';
import { inspectDataFolder } from './inspect-data-folder.ts';
import { removeUnfinished } from './place-folder.ts';
import { findPostgresPackage } from './postgres-package.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { openSocketFolder, SOCKET_PORT } from './socket-folder.ts';
import { spawnPostmaster } from './spawn-postmaster.ts';
import { takeFolder } from './take-folder.ts';

export { DataFolderError };

export interface EmbeddedPostgres {
  /** For pg.Pool. */
  connection: Connection;
  /** Resolves when the server ends without our request. */
  lost: Promise<void>;
  /** Call it after the pool is drained. Resolves when Postgres is down. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Names this process to another server that finds the folder taken: "process 123, port 3000". */
  holder: string;
  /** The folder of the npm package with the binaries; found automatically if not given. */
  postgresPackage?: string;
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    if (error instanceof DataFolderError || (error as NodeJS.ErrnoException).syscall === undefined)
      throw error;
    throw new DataFolderError(
      `The data folder ${options.dataDir} cannot be used: ${(error as Error).message}. ` +
        'Check its owner and the free space of its disk, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

async function start({
  dataDir,
  holder,
  postgresPackage,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const packageFolder = postgresPackage ?? findPostgresPackage();
  const user = databaseUser();
  const folder = await inspectDataFolder(dataDir, user);

  await makeDataFolder(folder.root, user);
  await removeUnfinished(folder.root);
  const binaries = await reachableBinaries(packageFolder, folder.root, user);
  if (!folder.clusterExists) await createCluster(folder.cluster, binaries, user);
  await makePrivateFolder(folder.log, user);
  const socket = await openSocketFolder(folder.root, user);

  const connection: Connection = {
    host: socket,
    // The defaults, set explicitly: PGPORT and PGSSLMODE of the operator's shell would change them.
    port: SOCKET_PORT,
    ssl: false,
    user: SUPERUSER,
    database: 'postgres',
  };
  const taken = await takeFolder(folder, connection, holder, () =>
    spawnPostmaster(folder, socket, binaries, user),
  );
  const kept = holdFolderLock(taken, folder, connection, holder);
  let stopping: Promise<void> | undefined;
  return {
    connection,
    lost: kept.lost,
    stop() {
      stopping ??= kept.stop();
      return stopping;
    },
  };
}

/** Makes the folder traversable whatever the umask: the database user must reach its own folder. */
async function makeDataFolder(root: string, user: DatabaseUser): Promise<void> {
  const first = await mkdir(root, { recursive: true });
  if (first === undefined || !user.isSomebodyElse) return;
  for (let path = root; path.length >= first.length; path = dirname(path)) await chmod(path, 0o755);
}
