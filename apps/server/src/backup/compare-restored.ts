import { isDeepStrictEqual } from 'node:util';
import type { Session } from '../db/open-session.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import type { CopiedTable, Manifest } from './archive.ts';
import { copyOut } from './copy-rows.queries.ts';
import { byteDigest, type Digest, rowDigest } from './digest.ts';

/** Reads the restored data back; rejects if it differs from the manifest. */
export async function compareRestored(
  { session, store }: { session: Session; store: FileStore },
  tables: readonly CopiedTable[],
  manifest: Manifest,
): Promise<void> {
  for (const table of tables) {
    const read = { name: table.name, ...(await digestOf(copyOut(session, table), rowDigest())) };
    const wanted = manifest.tables.find(({ name }) => name === table.name);
    if (!isDeepStrictEqual(read, wanted))
      throw new Error(`the rows of ${table.name} are not those of the archive`);
  }
  for (const wanted of manifest.files) {
    const read = { key: wanted.key, ...(await digestOf(await store.read(wanted.key), byteDigest())) };
    if (!isDeepStrictEqual(read, wanted)) throw new Error('a file is not the one of the archive');
  }
}

async function digestOf<Result>(content: AsyncIterable<Uint8Array>, digest: Digest<Result>): Promise<Result> {
  for await (const chunk of content) digest.update(chunk);
  return digest.result();
}
