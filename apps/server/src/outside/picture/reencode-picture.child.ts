import { readFile, writeFile } from 'node:fs/promises';
import { MAX_PICTURE_BYTES } from '@funnel/domain/floor-plan/upload-rule';
import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import type { PictureAnswer } from './picture-reencoder.ts';

/** The program that re-encodes one picture and ends: `reencode-picture.child.ts <source> <target> [<side>]`. */

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 2560;
/** Tried in this order until the result is small enough. The last one always is. */
const JPEG_TRIES = [
  { side: MAX_SIDE, quality: 84 },
  { side: MAX_SIDE, quality: 70 },
  { side: MAX_SIDE, quality: 50 },
  { side: 1600, quality: 60 },
  { side: 1000, quality: 60 },
] as const;
/** Formats of drawings and scans. They stay lossless if small enough: JPEG blurs lines. */
const LOSSLESS = ['png', 'gif', 'tiff'];
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'];
/** Photos with harmless flaws are common and accepted. Truncated files are refused. */
const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });

const [source = '', target = '', side] = process.argv.slice(2);
const answer = await reencode();
process.stdout.write(`\n${JSON.stringify(answer)}`);

async function reencode(): Promise<PictureAnswer> {
  let pixels: Pixels;
  let header: Metadata;
  try {
    // A decompression bomb is refused by its header; its pixels are never read.
    header = await sharp(source, OPTIONS).metadata();
    pixels = await toPixels(await open(header));
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit/.test(error.message);
    return { outcome: isTooLarge ? 'too-many-pixels' : 'unreadable' };
  }
  if (side) return keep(await jpegOf(pixels, { side: Number(side), quality: 75 }), 'image/jpeg');
  if (LOSSLESS.includes(header.format)) {
    const png = await raw(pixels).png().toBuffer();
    if (png.length <= MAX_PICTURE_BYTES) return keep(png, 'image/png');
  }
  return keep(await smallJpeg(pixels), 'image/jpeg');
}

/** sharp reads the size of HEVC but not its pixels. The separate decoder also applies the rotation. */
async function open(header: Metadata): Promise<Sharp> {
  if (header.format !== 'heif' || header.compression !== 'hevc') return sharp(source, OPTIONS).autoOrient();
  // Imported lazily: it takes 50 MB.
  const { default: decodeHeic } = await import('heic-decode');
  const { data, width, height } = await decodeHeic({ buffer: await readFile(source) });
  return sharp(data, { ...OPTIONS, raw: { width, height, channels: 4 } });
}

/** Only pixels: no metadata, no profile, no transparency, no second frame. */
function toPixels(picture: Sharp): Promise<Pixels> {
  return picture
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function raw({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function smallJpeg(pixels: Pixels): Promise<Buffer> {
  for (const attempt of JPEG_TRIES) {
    const jpeg = await jpegOf(pixels, attempt);
    if (jpeg.length <= MAX_PICTURE_BYTES) return jpeg;
  }
  throw new Error('no try fitted');
}

function jpegOf(pixels: Pixels, { side, quality }: { side: number; quality: number }): Promise<Buffer> {
  return raw(pixels)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer();
}

async function keep(picture: Buffer, mediaType: 'image/jpeg' | 'image/png'): Promise<PictureAnswer> {
  await writeFile(target, picture, { mode: 0o600, flag: 'wx' });
  return { outcome: 'made', mediaType, bytes: picture.length };
}
