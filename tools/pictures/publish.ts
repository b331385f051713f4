import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from '@funnel/kitchen/picture/manifest';
import { MANIFEST } from '@funnel/kitchen/picture/manifest';
import { type Picture, screenBytes } from '@funnel/kitchen/picture/picture';
import { PICTURES } from '@funnel/kitchen/picture/pictures';
import {
  pictureFile,
  SMALL_TILE_HEIGHT,
  SMALL_TILE_WIDTH,
  smallPictureFile,
  TILE_HEIGHT,
  TILE_WIDTH,
} from '@funnel/picture/picture-file';
import sharp from 'sharp';
import { makeMailPictures } from './make-mail-pictures.ts';
import { MAIL_PICTURES, MANIFEST_FILE, PUBLISHED, renderFile, VERSIONS_FILE } from './places.ts';

const BEST_QUALITY = 60;
const WORST_QUALITY = 36;

/** Encodes the screens of these pictures within their byte budget, and records the published ones. */
export async function publish(pictures: readonly Picture[]): Promise<void> {
  const manifest: Manifest = { ...MANIFEST };
  for (const screen of new Set(pictures.map((picture) => picture.screen))) {
    const together = PICTURES.filter(
      (picture) => picture.screen === screen && existsSync(renderFile(picture.name)),
    );
    if (together.length === 0) continue;
    const { quality, files } = await encodeScreen(
      together,
      screenBytes(screen),
      known(screen, together, manifest),
    );
    for (const [i, picture] of together.entries()) {
      const file = files[i];
      if (!file) continue;
      const { name, width = TILE_WIDTH, height = TILE_HEIGHT } = picture;
      const target = join(PUBLISHED, pictureFile(picture));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, file);
      if (isTile(picture)) await writeSmall(name);
      const hash = await readFile(`${renderFile(name)}.hash`, 'utf8');
      manifest[name] = { bytes: file.length, width, height, hash, quality };
    }
    const bytes = files.reduce((sum, file) => sum + file.length, 0);
    console.log(`${screen}: ${(bytes / 1024).toFixed(1)} KB at quality ${quality}`);
  }
  const names = PICTURES.map(({ name }) => name).filter((name) => manifest[name]);
  await writeJson(MANIFEST_FILE, Object.fromEntries(names.map((name) => [name, manifest[name]])));
  // The data for browsers: the version of each picture, for immutable caching.
  const versions = names.map((name) => [name, manifest[name]?.hash.slice(0, 8)]);
  await writeJson(VERSIONS_FILE, Object.fromEntries(versions));
  await makeMailPictures(PUBLISHED, MAIL_PICTURES);
}

/** Siblings rendered elsewhere keep their bytes, so their quality applies. */
function known(screen: string, together: readonly Picture[], manifest: Manifest): number | undefined {
  const missing = PICTURES.filter((picture) => picture.screen === screen && !together.includes(picture));
  return missing.map(({ name }) => manifest[name]?.quality).find((quality) => quality !== undefined);
}

async function encodeScreen(pictures: readonly Picture[], most: number, given: number | undefined) {
  for (let quality = given ?? BEST_QUALITY; ; quality--) {
    const files = await Promise.all(pictures.map((picture) => encode(picture, quality)));
    const bytes = files.reduce((sum, file) => sum + file.length, 0);
    if (given !== undefined || bytes <= most || quality === WORST_QUALITY) return { quality, files };
  }
}

function encode({ name, format }: Picture, quality: number): Promise<Buffer> {
  const image = sharp(renderFile(name)).removeAlpha();
  if (format === 'jpg') return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return image.avif({ quality, effort: 7 }).toBuffer();
}

/** The name of a tile's picture has question and answer. */
export const isTile = ({ name }: Picture): boolean => name.includes('/');

const SMALL_QUALITY = 58;

/** Made from the published picture, so that both are consistent. */
async function writeSmall(name: string): Promise<void> {
  const small = sharp(join(PUBLISHED, pictureFile({ name }))).resize(SMALL_TILE_WIDTH, SMALL_TILE_HEIGHT);
  await small.avif({ quality: SMALL_QUALITY, effort: 7 }).toFile(join(PUBLISHED, smallPictureFile(name)));
}

const writeJson = (file: string, content: object) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
