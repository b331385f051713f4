import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MANIFEST } from '@funnel/kitchen/picture/manifest';
import { pictureFile } from '@funnel/kitchen/picture/picture';
import { PICTURES } from '@funnel/kitchen/picture/pictures';
import sharp from 'sharp';
import { CACHE, CONTACT_SHEET, PUBLISHED } from './places.ts';

const SHEET = { columns: 8, width: 220, height: 176, gap: 10, background: '#FBF8F3' };

const published = () =>
  PICTURES.map((picture) => ({ ...picture, file: join(PUBLISHED, pictureFile(picture)) })).filter(
    ({ file }) => existsSync(file),
  );

/** All pictures side by side: one sheet that is committed, one page to look at them in the size of a tile. */
export async function writeContactSheets(): Promise<void> {
  await writeSheet();
  await writePage();
}

async function writeSheet(): Promise<void> {
  const { columns, width, height, gap, background } = SHEET;
  const places: { row: number; column: number; file: string }[] = [];
  let [row, column, screen] = [0, 0, ''];
  for (const picture of published()) {
    const wraps =
      column === columns ||
      (picture.screen !== screen && column % (columns / 2) !== 0 && column + 4 > columns);
    if (wraps) [row, column] = [row + 1, 0];
    else if (picture.screen !== screen && column !== 0)
      column = Math.ceil(column / (columns / 2)) * (columns / 2);
    if (column === columns) [row, column] = [row + 1, 0];
    places.push({ row, column: column++, file: picture.file });
    screen = picture.screen;
  }
  const tiles = await Promise.all(
    places.map(async ({ row: r, column: c, file }) => ({
      input: await sharp(file).resize(width, height, { fit: 'cover' }).png().toBuffer(),
      left: gap + c * (width + gap),
      top: gap + r * (height + gap),
    })),
  );
  await mkdir(dirname(CONTACT_SHEET), { recursive: true });
  const size = { width: gap + columns * (width + gap), height: gap + (row + 1) * (height + gap) };
  const sheet = sharp({ create: { ...size, channels: 3, background } }).composite(tiles);
  await sheet.avif({ quality: 55, effort: 6 }).toFile(CONTACT_SHEET);
}

async function writePage(): Promise<void> {
  const figure = ({ name, file }: { name: string; file: string }) =>
    `<figure><img src="${pathToFileURL(file).href}" width="276" height="221" alt=""><figcaption>${name} · ${MANIFEST[name]?.bytes ?? 0} B</figcaption></figure>`;
  const style =
    'body{display:flex;flex-wrap:wrap;gap:20px;background:#FBF8F3;font:12px sans-serif}figure{margin:0}img{border-radius:15px}';
  await writeFile(
    join(CACHE, 'contact-sheet.html'),
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${published().map(figure).join('')}`,
  );
}
