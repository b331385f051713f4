import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const UNFINISHED = /^postgres-.+\.unfinished-(\d+)-[\w-]+$/;

const unfinished = (path: string) => `${path}.unfinished-${process.pid}-${randomUUID()}`;

/**
 * Builds a folder beside its target and renames it when it is complete (atomic). Of several concurrent builders the
 * first one wins.
 */
export async function placeFolder(target: string, build: (folder: string) => Promise<void>): Promise<void> {
  const folder = unfinished(target);
  try {
    await mkdir(folder);
    await build(folder);
    await rename(folder, target).catch((error) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(target));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes leftovers of killed runs. A failure here never stops the start. */
export async function removeUnfinished(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = UNFINISHED.exec(name)?.[1];
    if (pid === undefined || !(await isAbandoned(join(root, name), Number(pid)))) continue;
    // Renamed first: if its builder is alive after all, it must not put a half-deleted folder into place.
    const doomed = unfinished(join(root, 'postgres-removed'));
    await rename(join(root, name), doomed)
      .then(() => rm(doomed, { recursive: true, force: true, maxRetries: 3 }))
      .catch(() => undefined);
  }
}

async function isAbandoned(path: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
  }
  const entry = await stat(path).catch(() => undefined);
  return entry !== undefined && Date.now() - entry.mtimeMs > ABANDONED_AFTER_MS;
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
