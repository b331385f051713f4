import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { diskFree } from '../outside/disk.ts';
import { syncToDisk } from '../outside/sync-to-disk.ts';
import { partName } from './archive.ts';
import { checkArchive } from './check-archive.ts';

/**
 * More than the largest file, so that a file is one part. A tar header holds the size, so each part is buffered in
 * memory.
 */
const PART_BYTES = 16 * 1024 * 1024;
const OWNER_ONLY = 0o600;
export const UNFINISHED = '.unfinished';

export interface AddToArchive {
  /** Adds something small as one entry. */
  whole(name: string, content: string): Promise<void>;
  inParts(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
}

export interface WriteOptions {
  /** Must stay free on the disk: the database may be on it too, and enquiries must still fit. */
  readonly minFreeBytes: number;
  readonly signal: AbortSignal;
}

class NoRoomError extends Error {
  readonly code = 'NO_ROOM';
}

/** Atomic: under its name the archive appears complete and verified, or not at all. Only its owner may read it. */
export async function writeArchive<T>(
  file: string,
  { minFreeBytes, signal }: WriteOptions,
  fill: (add: AddToArchive) => Promise<T>,
): Promise<T> {
  const unfinished = file + UNFINISHED;
  const folder = path.dirname(file);
  const handle = await open(unfinished, 'wx', OWNER_ONLY);
  const { readable, controller } = createTarPacker();

  async function addEntry(name: string, chunks: readonly Uint8Array[]): Promise<void> {
    signal.throwIfAborted();
    const size = chunks.reduce((total, chunk) => total + chunk.length, 0);
    if ((await diskFree(folder)) < minFreeBytes + size) throw new NoRoomError('the disk has too little room');
    const entry = controller.add({ name, size, mode: OWNER_ONLY }).getWriter();
    for (const chunk of chunks) await entry.write(chunk);
    await entry.close();
  }
  const add: AddToArchive = {
    whole: (name, content) => addEntry(name, [Buffer.from(content)]),
    async inParts(name, content) {
      let index = 0;
      for await (const chunks of inParts(content)) await addEntry(partName(name, index++), chunks);
    },
  };
  async function fillAll(): Promise<T> {
    try {
      const result = await fill(add);
      controller.finalize();
      return result;
    } catch (error) {
      controller.error(error);
      throw error;
    }
  }

  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const writing = pipeline(readable, gzip, handle.createWriteStream({ flush: true }));
  // Also ends a wait for content that never comes.
  signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
  try {
    const [result] = await Promise.all([fillAll(), writing]);
    await checkArchive(unfinished);
    await rename(unfinished, file);
    await syncToDisk(folder);
    return result;
  } catch (error) {
    await writing.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** At least one part, so that empty content is in the archive too. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array[]> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield chunks;
    isFirst = false;
    chunks = [];
    size = 0;
  }
  if (isFirst || size > 0) yield chunks;
}
