import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { downloadByLinkEndpoint } from '@funnel/contract/floor-plan/download-by-link';
import { listFilesOfEnquiry } from '../floor-plan/file.queries.ts';
import { fileToken } from '../floor-plan/file-token.queries.ts';
import { describeError } from '../logger.ts';
import type { MailPicture } from '../outside/mailer.ts';
import type { Services } from '../services.ts';

/** As wide as a phone shows it. */
const THUMBNAIL_PX = 320;

export interface FloorPlanToTell {
  readonly name: string;
  readonly url: string;
  /** Absent for a PDF, and where it could not be made. */
  readonly picture?: MailPicture;
}

type Tools = Pick<Services, 'db' | 'files' | 'logger' | 'mailSettings'>;

/** The files of an enquiry, for the mail to the retailer. */
export async function floorPlansOf(
  tools: Tools,
  enquiryId: string,
  now: Date,
): Promise<readonly FloorPlanToTell[]> {
  const told: FloorPlanToTell[] = [];
  for (const file of await listFilesOfEnquiry(tools.db, enquiryId)) {
    const token = encodeURIComponent(await fileToken(tools.db, file.fileId, now));
    const url = `${tools.mailSettings.publicUrl}${downloadByLinkEndpoint.path}?token=${token}`;
    const content = file.mediaType.startsWith('image/') ? await thumbnail(tools, file.storeKey) : undefined;
    const cid = `floor-plan-${told.length + 1}@funnel`;
    told.push({ name: file.name, url, ...(content && { picture: { cid, content } }) });
  }
  return told;
}

/** Undefined where there is none: the mail must not wait for it. */
async function thumbnail({ files, logger }: Tools, storeKey: string): Promise<Buffer | undefined> {
  try {
    return await files.incoming.use(async (folder) => {
      const source = path.join(folder, 'stored');
      const target = path.join(folder, 'thumbnail');
      const { signal } = new AbortController();
      await pipeline(await files.store.read(storeKey), createWriteStream(source, { mode: 0o600 }));
      const job = { source, target, isHeic: false, owner: 'mail', signal, side: THUMBNAIL_PX };
      const { outcome } = await files.reencodePicture(job);
      return outcome === 'made' ? await readFile(target) : undefined;
    });
  } catch (error) {
    logger.warn({ error: describeError(error) }, 'a mail goes without a picture');
    return undefined;
  }
}
