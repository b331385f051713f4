import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';

/** How much room the disk of a folder has; of the nearest one above it, as long as the folder is not there. */
export async function diskFree(folder: string): Promise<number> {
  return onNearest(folder, async (existing) => {
    const { bavail, bsize } = await statfs(existing);
    return bavail * bsize;
  });
}

/** Undefined, or the code of what keeps us from writing there. Nothing is made to find out. */
export async function checkWritable(folder: string): Promise<string | undefined> {
  return onNearest(folder, (existing) =>
    access(existing, constants.W_OK).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw error;
        return error.code ?? 'unknown';
      },
    ),
  );
}

async function onNearest<T>(folder: string, look: (existing: string) => Promise<T>): Promise<T> {
  try {
    return await look(folder);
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return onNearest(above, look);
  }
}
