import type { Connection } from '../db/database.ts';
import { openSession } from '../db/open-session.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import { MANIFEST, type Manifest } from './archive.ts';
import { copyFiles } from './copy-files.ts';
import { copyTables } from './copy-tables.ts';
import { type WriteOptions, writeArchive } from './write-archive.ts';

interface BackUpTools {
  readonly connection: Connection;
  readonly store: FileStore;
  readonly now: () => Date;
}

/** Writes all data of the product into one file while the product runs. */
export async function backUp(
  { connection, store, now }: BackUpTools,
  file: string,
  options: WriteOptions,
): Promise<Manifest> {
  const session = await openSession(connection);
  try {
    return await writeArchive(file, options, async (add) => {
      const { stored, ...tables } = await copyTables(session, now(), add);
      const files = await copyFiles({ db: session.db, store }, stored, add);
      const manifest: Manifest = { ...tables, ...files };
      await add.whole(MANIFEST, JSON.stringify(manifest));
      return manifest;
    });
  } finally {
    await session.close();
  }
}
