import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { centralEnd, centralHeader, dataDescriptor, localHeader, MAX_ENTRY_BYTES } from './zip-records.ts';

export interface FileToZip {
  readonly name: string;
  /** The content, streamed. */
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** Streams a zip while its files are made. Only size and checksum of a written file stay in memory. */
export async function* zipFiles(files: AsyncIterable<FileToZip>): AsyncGenerator<Buffer, void, undefined> {
  const entries = [];
  let at = 0;
  for await (const { name, content } of files) {
    const entry = { name, offset: at, crc: 0, packed: 0, bytes: 0 };
    const head = localHeader(name);
    yield head;
    for await (const chunk of packed(content, (plain) => {
      entry.crc = crc32(plain, entry.crc);
      entry.bytes += plain.length;
    })) {
      entry.packed += chunk.length;
      yield chunk;
    }
    if (Math.max(entry.bytes, entry.packed) > MAX_ENTRY_BYTES)
      throw new Error(`${name} is too large for a zip`);
    const descriptor = dataDescriptor(entry);
    yield descriptor;
    at += head.length + entry.packed + descriptor.length;
    entries.push(entry);
  }
  const headers = entries.map(centralHeader);
  yield* headers;
  yield centralEnd({
    count: headers.length,
    offset: at,
    bytes: headers.reduce((sum, { length }) => sum + length, 0),
  });
}

/** An aborted read destroys both streams and stops the source of the content. */
async function* packed(
  content: FileToZip['content'],
  onPlain: (plain: Buffer) => void,
): AsyncGenerator<Buffer, void, undefined> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  const plain = Readable.from(counted(content, onPlain), { objectMode: false });
  const packing = pipeline(plain, deflate);
  // Its error is also thrown to the reader of the compressed bytes.
  packing.catch(() => {});
  yield* deflate;
}

async function* counted(content: FileToZip['content'], onPlain: (plain: Buffer) => void) {
  for await (const text of content) {
    const plain = Buffer.from(text);
    onPlain(plain);
    yield plain;
  }
}
