import path from 'node:path';
import { shape } from '@funnel/domain/question/shape';
import sharp from 'sharp';

const QUALITY = 78;

/** The published pictures of the shapes as JPEG: mail programs do not support AVIF. */
export async function makeMailPictures(published: string, target: string): Promise<void> {
  for (const code of shape.tiles) {
    const picture = sharp(path.join(published, shape.key, `${code}.avif`));
    await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toFile(path.join(target, `${code}.jpg`));
  }
}
