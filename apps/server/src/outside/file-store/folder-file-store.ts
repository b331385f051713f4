import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkWritable } from '../disk.ts';
import { OutsideError } from '../outside-error.ts';
import { syncToDisk } from '../sync-to-disk.ts';
import { type FileStore, placeOfKey } from './file-store.ts';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/** A local folder. Writes are atomic: a file appears complete or not at all, also after a power cut. */
export function folderFileStore(root: string): FileStore {
  const placeOf = (key: string) => path.join(root, placeOfKey(key));

  return {
    async put(key, { path: source }) {
      const place = placeOf(key);
      const folder = path.dirname(place);
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await chmod(source, OWNER_ONLY_FILE);
      await syncToDisk(source);
      await rename(source, place).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        await copyBeside(source, place);
      });
      // A new name is durable only once its folder is synced too.
      await syncToDisk(folder);
      await syncToDisk(root);
    },

    async read(key) {
      const content = createReadStream(placeOf(key));
      await once(content, 'open').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new OutsideError('NOT_FOUND') : error;
      });
      return content;
    },

    async remove(key) {
      await rm(placeOf(key), { force: true });
    },

    check: () => checkWritable(root),
  };
}

/** For a source on another disk, where a rename is not possible. */
async function copyBeside(source: string, place: string): Promise<void> {
  const beside = `${place}.part`;
  try {
    await copyFile(source, beside);
    await syncToDisk(beside);
    await rename(beside, place);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
