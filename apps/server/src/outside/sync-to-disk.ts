import { open } from 'node:fs/promises';

/** Once this resolves, a file or the names in a folder outlast a power cut. */
export async function syncToDisk(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
