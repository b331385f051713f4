import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Queryable } from '../db/database.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import type { IncomingFolder } from '../outside/incoming-folder.ts';
import { findMediaType } from './stored-file.queries.ts';

/** Writes one file of the archive to the store. Its row exists already. */
export async function putFile(
  { store, incoming }: { store: FileStore; incoming: IncomingFolder },
  db: Queryable,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const mediaType = await findMediaType(db, key);
  await incoming.use(async (folder) => {
    const place = path.join(folder, 'content');
    await pipeline(content, createWriteStream(place));
    await store.put(key, { path: place, mediaType });
  });
}
