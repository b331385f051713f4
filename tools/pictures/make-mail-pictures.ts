import { globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { mailPicture } from '@funnel/contract/page/mail-picture';
import sharp from 'sharp';

const QUALITY = 78;

/** The pictures of the shapes once more, for mails. */
export async function makeMailPictures(client: string): Promise<void> {
  const folder = path.join(client, 'picture/question_shape');
  for (const file of globSync('*.avif', { cwd: folder })) {
    const target = path.join(client, mailPicture(path.basename(file, '.avif')));
    mkdirSync(path.dirname(target), { recursive: true });
    await sharp(path.join(folder, file)).jpeg({ quality: QUALITY, mozjpeg: true }).toFile(target);
  }
}
