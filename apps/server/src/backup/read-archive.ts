import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { z } from '@funnel/domain/schema';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import {
  ArchiveError,
  type ArchiveHead,
  type CopiedTable,
  HEAD,
  headSchema,
  MANIFEST,
  type Manifest,
  manifestSchema,
  parsePartName,
} from './archive.ts';
import { byteDigest, digested, rowDigest } from './digest.ts';

type Content = AsyncIterable<Uint8Array>;

/** Gets all entries in the order of the archive. It must read each content to its end. */
export interface ArchiveVisitor {
  rows(table: CopiedTable, content: Content): Promise<void>;
  file(key: string, content: Content): Promise<void>;
}

export interface ReadArchive {
  readonly head: ArchiveHead;
  readonly manifest: Manifest;
}

/**
 * Rejects if the archive is broken, incomplete, or differs from its manifest. The visitor may have seen most of it by
 * then.
 */
export async function readArchive(file: string, visit: ArchiveVisitor): Promise<ReadArchive> {
  const entries = Readable.toWeb(createReadStream(file))
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(createTarDecoder({ strict: true }))
    [Symbol.asyncIterator]();
  const next = async () => (await entries.next()).value as ParsedTarEntry | undefined;
  let entry = await next();

  async function whole<T>(name: string, schema: z.ZodType<T>): Promise<T> {
    if (entry?.header.name !== name) throw new ArchiveError(`it has no ${name} in its place`);
    const text = String(await buffer(entry.body));
    entry = await next();
    const parsed = schema.safeParse(parseJson(text));
    if (!parsed.success) throw new ArchiveError(`its ${name} is not as this release writes it`);
    return parsed.data;
  }

  /** Joins the parts of one content. */
  async function* parts(first: string): Content {
    const wanted = parsePartName(first);
    for (let index = 0; entry; index++) {
      const part = parsePartName(entry.header.name);
      if (part?.kind !== wanted?.kind || part?.name !== wanted?.name) return;
      if (part?.index !== index) throw new ArchiveError(`it has no part ${index} of ${wanted?.name}`);
      yield* entry.body;
      entry = await next();
    }
  }

  try {
    const head = await whole(HEAD, headSchema);
    const tables: Manifest['tables'][number][] = [];
    const files: Manifest['files'][number][] = [];
    while (entry && entry.header.name !== MANIFEST) {
      const part = parsePartName(entry.header.name);
      if (part?.kind === 'tables') {
        const table = head.tables.find(({ name }) => name === part.name);
        if (!table) throw new ArchiveError(`its head names no table ${part.name}`);
        const digest = rowDigest();
        await visit.rows(table, digested(parts(entry.header.name), digest));
        tables.push({ name: part.name, ...digest.result() });
      } else if (part) {
        const digest = byteDigest();
        await visit.file(part.name, digested(parts(entry.header.name), digest));
        files.push({ key: part.name, ...digest.result() });
      } else throw new ArchiveError('it holds something unknown');
    }
    const manifest = await whole(MANIFEST, manifestSchema);
    if (entry) throw new ArchiveError('it goes on after its manifest');
    if (!isDeepStrictEqual({ tables, files }, { tables: manifest.tables, files: manifest.files }))
      throw new ArchiveError('it holds something else than its manifest says');
    return { head, manifest };
  } finally {
    await entries.return?.();
  }
}

/** Reads a content that is not needed: the stream must be consumed. */
export async function drain(content: Content): Promise<void> {
  for await (const _chunk of content);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
