import { createHash } from 'node:crypto';
import { lstat, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedFolder } from './closed-folder.ts';
import { DataFolderError } from './data-folder-error.ts';
import { type DatabaseUser, makePrivateFolder } from './database-user.ts';

export const SOCKET_PORT = 5432;
/** macOS allows 104 bytes including the terminating zero, Linux a few more. */
const MAX_SOCKET_PATH_BYTES = 103;

/** The private folder for the socket: in the data folder, or in the temporary folder if that path is too long. */
export async function openSocketFolder(root: string, user: DatabaseUser): Promise<string> {
  const inside = join(root, 'postgres-socket');
  if (fitsSocket(inside)) {
    await makePrivateFolder(inside, user);
    return inside;
  }
  const temporary = await realpath(tmpdir());
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const outside = join(temporary, `kitchen-funnel-${hash}`);
  if (!fitsSocket(outside) || (await closedFolder(temporary, user)) !== undefined) {
    throw new DataFolderError(
      `The path of the data folder ${root} is too long for a socket, and ${temporary} cannot hold it instead: ` +
        'set DATA_DIR to a shorter path.',
    );
  }
  await claim(outside, user);
  return outside;
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_BYTES;
}

/** Everybody may write to the temporary folder, so a folder that another user has put there must not be trusted. */
async function claim(folder: string, user: DatabaseUser): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const entry = await lstat(folder);
  if (!entry.isDirectory() || (entry.uid !== user.uid && entry.uid !== process.getuid?.())) {
    throw new DataFolderError(
      `${folder} belongs to user ${entry.uid}, but Postgres needs it for its socket: ` +
        'remove it, or set DATA_DIR to a shorter path.',
    );
  }
  await makePrivateFolder(folder, user);
}
