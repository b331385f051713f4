import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';

/** The free bytes on the disk of a folder. If the folder does not exist yet, its nearest ancestor counts. */
export async function diskFree(folder: string): Promise<number> {
  return onNearest(folder, async (existing) => {
    const { bavail, bsize } = await statfs(existing);
    return bavail * bsize;
  });
}

/** Undefined, or the error code that prevents writing there. Creates nothing. */
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
