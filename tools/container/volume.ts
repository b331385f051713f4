import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

/** An empty folder owned by the user of an image. */
export async function makeVolume({ uid, gid }: { uid: number; gid: number }): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'container-'));
  folders.push(folder);
  await chown(folder, uid, gid);
  return folder;
}

export async function removeVolumes(): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
