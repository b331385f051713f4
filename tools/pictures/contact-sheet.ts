import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_BRAND } from '@funnel/domain/retailer/default-brand';
import { MANIFEST } from '@funnel/kitchen/picture/manifest';
import { PICTURES } from '@funnel/kitchen/picture/pictures';
import { pictureFile } from '@funnel/picture/picture-file';
import sharp from 'sharp';
import { CACHE, CONTACT_SHEET, PUBLISHED } from './places.ts';

const { paper } = DEFAULT_BRAND.colors;
const SHEET = { columns: 8, width: 220, height: 176, gap: 10, background: paper };

const published = () =>
  PICTURES.map((picture) => ({ ...picture, file: join(PUBLISHED, pictureFile(picture)) })).filter(
    ({ file }) => existsSync(file),
  );

/** All pictures: one committed contact sheet, and one page in tile size. */
export async function writeContactSheets(): Promise<void> {
  await writeSheet();
  await writePage();
}

/** Every screen starts at the left or in the middle. */
async function writeSheet(): Promise<void> {
  const { columns, width, height, gap, background } = SHEET;
  const half = columns / 2;
  const places: { row: number; column: number; file: string }[] = [];
  let [place, screen] = [0, ''];
  for (const picture of published()) {
    const alone = published().filter((each) => each.screen === picture.screen).length === 1;
    if (picture.screen !== screen && !alone) place = Math.ceil(place / half) * half;
    places.push({ row: Math.floor(place / columns), column: place % columns, file: picture.file });
    place++;
    screen = picture.screen;
  }
  const rows = Math.ceil(place / columns);
  const tiles = await Promise.all(
    places.map(async ({ row, column, file }) => ({
      input: await sharp(file).resize(width, height, { fit: 'cover' }).png().toBuffer(),
      left: gap + column * (width + gap),
      top: gap + row * (height + gap),
    })),
  );
  await mkdir(dirname(CONTACT_SHEET), { recursive: true });
  const size = { width: gap + columns * (width + gap), height: gap + rows * (height + gap) };
  const sheet = sharp({ create: { ...size, channels: 3, background } }).composite(tiles);
  await sheet.avif({ quality: 55, effort: 6 }).toFile(CONTACT_SHEET);
}

async function writePage(): Promise<void> {
  const figure = ({ name, file }: { name: string; file: string }) =>
    `<figure><img src="${pathToFileURL(file).href}" width="276" height="221" alt=""><figcaption>${name} · ${MANIFEST[name]?.bytes ?? 0} B</figcaption></figure>`;
  const style = `body{display:flex;flex-wrap:wrap;gap:20px;background:${paper};font:12px sans-serif}figure{margin:0}img{border-radius:15px}`;
  await writeFile(
    join(CACHE, 'contact-sheet.html'),
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${published().map(figure).join('')}`,
  );
}
