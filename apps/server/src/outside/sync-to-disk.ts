import { open } from 'node:fs/promises';

/** Syncs a file or the names in a folder. Once this resolves, they survive a power cut. */
export async function syncToDisk(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
