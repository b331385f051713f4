import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { downloadByLinkEndpoint } from '@funnel/contract/floor-plan/download-by-link';
import { failedDrawingsOf } from '../floor-plan/failed-drawing.queries.ts';
import { listFilesOfEnquiry } from '../floor-plan/file.queries.ts';
import { fileToken } from '../floor-plan/file-token.queries.ts';
import { describeError } from '../log/logger.ts';
import type { MailPicture } from '../outside/mailer.ts';
import { drawPdfFile } from '../outside/pdf/draw-pdf-file.ts';
import type { Services } from '../services.ts';

/** The width on a phone. */
const THUMBNAIL_PX = 320;

export interface FloorPlanToTell {
  readonly name: string;
  readonly url: string;
  /** A thumbnail; for a PDF its first page. Absent if it could not be made. */
  readonly picture?: MailPicture;
}

type Tools = Pick<Services, 'db' | 'files' | 'logger' | 'mailSettings'>;

/** The files of an enquiry, for the mail to the retailer. */
export async function floorPlansOf(
  tools: Tools,
  enquiryId: string,
  now: Date,
): Promise<readonly FloorPlanToTell[]> {
  const plans: FloorPlanToTell[] = [];
  for (const file of await listFilesOfEnquiry(tools.db, enquiryId)) {
    const token = encodeURIComponent(await fileToken(tools.db, file.fileId, now));
    const url = `${tools.mailSettings.publicUrl}${downloadByLinkEndpoint.path}?token=${token}`;
    const content = await thumbnail(tools, file);
    const cid = `floor-plan-${plans.length + 1}@funnel`;
    plans.push({ name: file.name, url, ...(content && { picture: { cid, content } }) });
  }
  return plans;
}

interface StoredFile {
  readonly fileId: string;
  readonly storeKey: string;
  readonly mediaType: string;
}

/** Undefined on failure: the mail must not wait for it. */
async function thumbnail(tools: Tools, file: StoredFile): Promise<Buffer | undefined> {
  const { files, logger } = tools;
  try {
    return await files.incoming.use(async (folder) => {
      const target = path.join(folder, 'thumbnail');
      const turn = { owner: 'mail', signal: new AbortController().signal };
      const source = await pictureOf(tools, file, folder);
      if (source === undefined) return;
      const small = await files.reencodePicture({
        source,
        target,
        isHeic: false,
        side: THUMBNAIL_PX,
        ...turn,
      });
      return small.outcome === 'made' ? await readFile(target) : undefined;
    });
  } catch (error) {
    logger.warn({ error: describeError(error) }, 'a mail goes without a picture');
    return undefined;
  }
}

/** The path of the picture, or of the rendered PDF page. */
async function pictureOf(tools: Tools, file: StoredFile, folder: string): Promise<string | undefined> {
  if (file.mediaType === 'application/pdf') {
    const failed = failedDrawingsOf(tools.db, file.fileId);
    const drawing = await drawPdfFile(tools.files, file.storeKey, { failed, folder, owner: 'mail' });
    return drawing.outcome === 'made' ? drawing.path : undefined;
  }
  const stored = path.join(folder, 'stored');
  await pipeline(await tools.files.store.read(file.storeKey), createWriteStream(stored, { mode: 0o600 }));
  return stored;
}
