import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileTools } from '../file-tools.ts';

/** Remembers PDFs that a renderer could not draw. */
export interface FailedDrawings {
  isUndrawable(renderer: string): Promise<boolean>;
  /** Unreadable: it fails each time. */
  note(renderer: string, isCertain: boolean): Promise<void>;
}

interface DrawPlace {
  /** Gets the PDF and its picture. */
  readonly folder: string;
  /** Owners take turns (round robin). */
  readonly owner: string;
}

type Drawing =
  | { readonly outcome: 'busy' | 'unreadable' }
  | { readonly outcome: 'made'; readonly path: string };

/**
 * Renders the first page of a stored PDF. Failures are remembered: otherwise every view would cost up to ten seconds of
 * CPU, which strangers could exploit.
 */
export async function drawPdfFile(
  files: Pick<FileTools, 'store' | 'drawPdf' | 'pdfRenderer'>,
  storeKey: string,
  { failed, folder, owner }: DrawPlace & { readonly failed: FailedDrawings },
): Promise<Drawing> {
  const { pdfRenderer: renderer } = files;
  if (await failed.isUndrawable(renderer)) return { outcome: 'unreadable' };
  const source = path.join(folder, 'stored');
  const target = path.join(folder, 'drawn');
  const { signal } = new AbortController();
  await pipeline(await files.store.read(storeKey), createWriteStream(source, { mode: 0o600 }));
  const { outcome } = await files.drawPdf({ source, target, owner, signal });
  if (outcome === 'made') return { outcome, path: target };
  if (outcome === 'busy') return { outcome };
  await failed.note(renderer, outcome === 'unreadable');
  return { outcome: 'unreadable' };
}
