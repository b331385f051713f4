import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { closedFolder } from './closed-folder.ts';
import { DataFolderError } from './data-folder-error.ts';
import type { DatabaseUser } from './database-user.ts';

export const POSTGRES_MAJOR = '18';

export interface DataFolder {
  root: string;
  /** The cluster folder, named by its major version: another major version cannot read it. */
  cluster: string;
  log: string;
  clusterExists: boolean;
}

/** Read-only. Reports every problem before anything on the disk changes. */
export async function inspectDataFolder(dataDir: string, user: DatabaseUser): Promise<DataFolder> {
  const { existing, root } = await locate(resolve(dataDir));
  const closed = await closedFolder(existing, user);
  if (closed !== undefined) throw new DataFolderError(closedMessage(root, closed, user));

  const cluster = join(root, `postgres-${POSTGRES_MAJOR}`);
  const names = existing === root ? await readdir(root) : [];
  const clusterExists = names.includes(basename(cluster)) && (await readdirOfOwner(cluster, user)).length > 0;
  if (clusterExists) {
    const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
    if (version !== POSTGRES_MAJOR) throw new DataFolderError(versionMessage(cluster, version));
  } else {
    const other = names.find((name) => /^postgres-\d+$/.test(name) && name !== basename(cluster));
    if (other) throw new DataFolderError(versionMessage(join(root, other), other.slice('postgres-'.length)));
  }
  return { root, cluster, log: join(root, 'postgres-log'), clusterExists };
}

/** Resolves symlinks, so that one folder with two names counts as one folder. */
async function locate(path: string): Promise<{ existing: string; root: string }> {
  try {
    const existing = await realpath(path);
    return { existing, root: existing };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return { existing: path, root: path };
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
    const above = await locate(dirname(path));
    return { existing: above.existing, root: join(above.root, basename(path)) };
  }
}

async function readdirOfOwner(cluster: string, user: DatabaseUser): Promise<string[]> {
  const { uid } = await stat(cluster);
  if (uid === user.uid) return readdir(cluster);
  throw new DataFolderError(
    `${cluster} belongs to user ${uid}, but Postgres would run as user ${user.uid}: ` +
      `start as the user of the earlier runs, or hand it over with "chown -R ${user.uid}:${user.gid} ${cluster}".`,
  );
}

function closedMessage(root: string, closed: string, user: DatabaseUser): string {
  const who = user.isSomebodyElse ? `user ${user.uid}, as which Postgres runs when started by root,` : 'you';
  return (
    `The data folder ${root} cannot be used: ${who} may not walk through ${closed}. ` +
    `Set DATA_DIR to a folder that is open to it, for example /var/lib/kitchen-funnel, or run "chmod o+x ${closed}".`
  );
}

function versionMessage(folder: string, version: string): string {
  const what = version ? `holds data of Postgres ${version}` : 'is not a Postgres data folder';
  return (
    `${folder} ${what}, and this release needs Postgres ${POSTGRES_MAJOR}. Nothing was changed. ` +
    'Go on with the release that wrote it, or set DATA_DIR to another folder: ' +
    'npm run backup with that release and npm run restore with this one bring the data along.'
  );
}
