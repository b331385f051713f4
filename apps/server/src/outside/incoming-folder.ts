import { mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** The folder for files while they arrive and are processed. */
export interface IncomingFolder {
  /** Makes a temporary folder for one call. It is removed afterwards, also after an error. */
  use<T>(act: (folder: string) => Promise<T>): Promise<T>;
  /** Whether the disk has space to spare. The database may be on the same disk, and enquiries must still fit. */
  hasRoom(): Promise<boolean>;
  /** Removes leftovers of a killed server. */
  removeLeftovers(before: Date): Promise<void>;
}

export const MIN_FREE_BYTES = 1024 * 1024 * 1024;

export function incomingFolder(root: string, minFreeBytes = MIN_FREE_BYTES): IncomingFolder {
  const makeRoot = () => mkdir(root, { recursive: true, mode: 0o700 });
  return {
    async use(act) {
      await makeRoot();
      const folder = await mkdtemp(path.join(root, 'call-'));
      try {
        return await act(folder);
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    },

    async hasRoom() {
      await makeRoot();
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize >= minFreeBytes;
    },

    async removeLeftovers(before) {
      await makeRoot();
      for (const name of await readdir(root)) {
        const folder = path.join(root, name);
        const entry = await stat(folder).catch(() => undefined);
        if (entry && entry.mtime < before) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
