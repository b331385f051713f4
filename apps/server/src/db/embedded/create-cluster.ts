import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';
import { type DatabaseUser, makePrivateFolder } from './database-user.ts';
import { placeFolder } from './place-folder.ts';
import { collectOutput, reasonIn } from './program-output.ts';
import { spawnAsDatabaseUser } from './spawn-as-database-user.ts';

const LIMIT_MS = 120_000;

export const SUPERUSER = 'postgres';

const CLUSTER_OPTIONS = [
  `--username=${SUPERUSER}`,
  // Access control is the socket folder, which only the database user can enter.
  '--auth=trust',
  '--data-checksums',
  '--encoding=UTF8',
  // Postgres' built-in C.UTF-8 sorts texts the same on every machine, whatever locales are installed.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

export async function createCluster(cluster: string, binaries: string, user: DatabaseUser): Promise<void> {
  await placeFolder(cluster, async (folder) => {
    await makePrivateFolder(folder, user);
    const complaint = await runInitdb(join(binaries, 'initdb'), folder, user);
    if (complaint === undefined) return;
    throw new DataFolderError(
      `Postgres could not create its data folder ${cluster}: ${complaint}. ${advice(complaint)}`,
    );
  });
}

function advice(complaint: string): string {
  const own = 'or set DATABASE_URL to a Postgres of your own.';
  return complaint.includes('could not look up effective user')
    ? `Postgres needs a user that is listed in /etc/passwd: start as such a user, ${own}`
    : `Check that the disk has at least 200 MB free and can be written to, then start again; ${own}`;
}

function runInitdb(initdb: string, folder: string, user: DatabaseUser): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawnAsDatabaseUser(initdb, ['--pgdata', folder, ...CLUSTER_OPTIONS], user, {
      detached: false,
    });
    const output = collectOutput(child.stdout, child.stderr);
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve(`initdb took longer than ${LIMIT_MS / 1000} s`);
    }, LIMIT_MS);
    const settle = (complaint: string | undefined) => {
      clearTimeout(timer);
      resolve(complaint);
    };
    child.on('error', (error) => settle(error.message));
    child.on('close', (code, signal) => {
      settle(code === 0 ? undefined : reasonIn(output()) || `initdb ended with ${signal ?? `code ${code}`}`);
    });
  });
}
