import { chmod, chown, mkdir } from 'node:fs/promises';

/** `nobody` exists on every machine, so no useradd is needed. */
const NOBODY = 65534;

export interface DatabaseUser {
  uid: number;
  gid: number;
  /** Postgres refuses to run as root. Then it runs as another user, with fewer rights than root. */
  isSomebodyElse: boolean;
}

export function databaseUser(): DatabaseUser {
  const uid = process.getuid?.() ?? NOBODY;
  const gid = process.getgid?.() ?? NOBODY;
  return uid === 0 ? { uid: NOBODY, gid: NOBODY, isSomebodyElse: true } : { uid, gid, isSomebodyElse: false };
}

/** Idempotent. */
export async function makePrivateFolder(path: string, user: DatabaseUser): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (user.isSomebodyElse) await chown(path, user.uid, user.gid);
  await chmod(path, 0o700);
}
