import type { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import { OutsideError } from '../outside/outside-error.ts';
import type { Manifest } from './archive.ts';
import { byteDigest, digested } from './digest.ts';
import { isStillStored } from './stored-file.queries.ts';
import type { AddToArchive } from './write-archive.ts';

interface StoredFile {
  readonly key: string;
  readonly bytes: number;
}

/** Runs after the tables: surplus content is harmless, a row without content is not. */
export async function copyFiles(
  { db, store }: { db: Database; store: FileStore },
  stored: readonly StoredFile[],
  add: AddToArchive,
): Promise<Pick<Manifest, 'files' | 'gone' | 'damaged'>> {
  const files: Manifest['files'][number][] = [];
  const gone: string[] = [];
  const damaged: string[] = [];
  for (const { key, bytes } of stored) {
    const content = await openContent(store, key);
    if (!content) {
      // A removal of a file changes its row first.
      ((await isStillStored(db, key)) ? damaged : gone).push(key);
      continue;
    }
    const digest = byteDigest();
    await add.inParts(`files/${key}`, digested(content, digest));
    const file = { key, ...digest.result() };
    files.push(file);
    if (file.bytes !== bytes) damaged.push(key);
  }
  return { files, gone, damaged };
}

async function openContent(store: FileStore, key: string): Promise<Readable | undefined> {
  try {
    return await store.read(key);
  } catch (error) {
    if (error instanceof OutsideError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
