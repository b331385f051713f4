import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../http/refusal.ts';
import type { SentFile } from '../http/send-file.ts';
import type { Services } from '../services.ts';

interface StoredPdf {
  readonly name: string;
  readonly storeKey: string;
  /** Who wants to see it: nobody takes all the turns. */
  readonly owner: string;
}

/** Renders the first page of a PDF to a picture, which shows the content and cannot run anything. */
export function drawStoredPdf({ files }: Services, { name, storeKey, owner }: StoredPdf): Promise<SentFile> {
  return files.incoming.use(async (folder) => {
    const source = path.join(folder, 'stored');
    const target = path.join(folder, 'drawn');
    const { signal } = new AbortController();
    await pipeline(await files.store.read(storeKey), createWriteStream(source, { mode: 0o600 }));
    const { outcome } = await files.drawPdf({ source, target, owner, signal });
    if (outcome === 'busy') throw new Refusal('UNAVAILABLE', 'Please try again in a moment.', undefined, 10);
    if (outcome === 'unreadable') throw new Refusal('NOT_FOUND', 'There is no picture of this file.');
    const drawn = await readFile(target);
    return { name, mediaType: 'image/jpeg', bytes: drawn.length, content: Readable.from([drawn]) };
  });
}
