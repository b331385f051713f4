import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

/** The topmost folder on the path, itself included, that the user may not traverse. */
export async function closedFolder(path: string, user: DatabaseUser): Promise<string | undefined> {
  const parent = dirname(path);
  const above = parent === path ? undefined : await closedFolder(parent, user);
  return above ?? ((await mayWalk(path, user)) ? undefined : path);
}

async function mayWalk(folder: string, user: DatabaseUser): Promise<boolean> {
  if (user.isSomebodyElse) return grants(await stat(folder), user, 0o1);
  return access(folder, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Reads the mode bits: root is never refused, so a test access would prove nothing. */
export function grants(
  entry: { mode: number; uid: number; gid: number },
  user: DatabaseUser,
  bits: number,
): boolean {
  const shift = entry.uid === user.uid ? 6 : entry.gid === user.gid ? 3 : 0;
  return ((entry.mode >> shift) & bits) === bits;
}
