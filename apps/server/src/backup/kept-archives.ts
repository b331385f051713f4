import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED } from './write-archive.ts';

const OWNER_ONLY_FOLDER = 0o700;
const EXTENSION = '.tar.gz';
const NAME = /^kitchen-funnel-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** Archive names sort by age. */
export function archiveName(at: Date): string {
  return `kitchen-funnel-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${EXTENSION}`;
}

/** Makes the folder, and removes leftovers of killed backups: only one nightly backup runs at a time. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  for (const name of await readdir(folder)) {
    if (name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)))
      await rm(path.join(folder, name), { force: true });
  }
}

/** Keeps the newest archives. Files with other names are not touched. */
export async function removeOldArchives(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, -keep)) await rm(path.join(folder, name), { force: true });
}
