import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../services.ts';
import { isUndrawable, noteFailedDrawing } from './failed-drawing.queries.ts';

interface PdfFile {
  readonly fileId: string;
  readonly storeKey: string;
}

interface Place {
  /** Gets the PDF and its picture. */
  readonly folder: string;
  /** Who wants to see it: nobody takes all the turns. */
  readonly owner: string;
}

type Drawing =
  | { readonly outcome: 'busy' | 'unreadable' }
  | { readonly outcome: 'made'; readonly path: string };

/**
 * Renders the first page of a stored PDF. One that cannot be drawn is remembered: else every view of it would cost up to
 * ten seconds of a processor, which strangers could ask for again and again.
 */
export async function drawPdfFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { fileId, storeKey }: PdfFile,
  { folder, owner }: Place,
): Promise<Drawing> {
  const { pdfRenderer: renderer } = files;
  if (await isUndrawable(db, fileId, renderer)) return { outcome: 'unreadable' };
  const source = path.join(folder, 'stored');
  const target = path.join(folder, 'drawn');
  const { signal } = new AbortController();
  await pipeline(await files.store.read(storeKey), createWriteStream(source, { mode: 0o600 }));
  const { outcome } = await files.drawPdf({ source, target, owner, signal });
  if (outcome === 'made') return { outcome, path: target };
  if (outcome === 'busy') return { outcome };
  await noteFailedDrawing(db, fileId, { renderer, isCertain: outcome === 'unreadable' });
  return { outcome: 'unreadable' };
}
