import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { failedDrawingsOf } from '../floor-plan/failed-drawing.queries.ts';
import { Refusal } from '../http/refusal.ts';
import type { SentFile } from '../http/send-file.ts';
import { drawPdfFile } from '../outside/pdf/draw-pdf-file.ts';
import type { Services } from '../services.ts';

interface StoredPdf {
  readonly fileId: string;
  readonly name: string;
  readonly storeKey: string;
  /** Owners take turns (round robin). */
  readonly owner: string;
}

/** Renders the first page of a PDF to a picture, which shows the content and cannot run anything. */
export function drawStoredPdf(services: Services, { owner, ...pdf }: StoredPdf): Promise<SentFile> {
  return services.files.incoming.use(async (folder) => {
    const failed = failedDrawingsOf(services.db, pdf.fileId);
    const drawing = await drawPdfFile(services.files, pdf.storeKey, { failed, folder, owner });
    if (drawing.outcome !== 'made') throw noPicture(drawing.outcome);
    const drawn = await readFile(drawing.path);
    return { name: pdf.name, mediaType: 'image/jpeg', bytes: drawn.length, content: Readable.from([drawn]) };
  });
}

function noPicture(because: 'busy' | 'unreadable'): Refusal {
  return because === 'busy'
    ? new Refusal('UNAVAILABLE', 'Please try again in a moment.', undefined, 10)
    : new Refusal('NOT_FOUND', 'There is no picture of this file.');
}
