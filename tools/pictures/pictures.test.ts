import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineFunnel } from '@funnel/domain/flow/funnel';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import { codesOf } from '@funnel/domain/question/question';
import { shape } from '@funnel/domain/question/shape';
import { size } from '@funnel/domain/question/size';
import { timeframe } from '@funnel/domain/question/timeframe';
import { MANIFEST } from '@funnel/kitchen/picture/manifest';
import { type Picture, screenBytes } from '@funnel/kitchen/picture/picture';
import { PICTURES } from '@funnel/kitchen/picture/pictures';
import { shotHash } from '@funnel/kitchen/picture/shot-hash';
import { findPicture } from '@funnel/picture/find-picture';
import {
  pictureFile,
  SMALL_TILE_HEIGHT,
  SMALL_TILE_WIDTH,
  smallPictureFile,
  TILE_HEIGHT,
  TILE_WIDTH,
} from '@funnel/picture/picture-file';
import { SAME_PICTURE } from '@funnel/picture/same-picture';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { regionMap } from './draw-region-map.ts';
import { missingPictures } from './missing-pictures.ts';
import { CONTACT_SHEET, PUBLISHED } from './places.ts';
import { isTile } from './publish.ts';

const fileOf = (picture: Picture): string => join(PUBLISHED, pictureFile(picture));
const names = new Set(PICTURES.map(({ name }) => name));

/** Width and height from the `ispe` box of an AVIF file. */
function avifSize(file: Buffer): { width: number; height: number } {
  const at = file.indexOf('ispe');
  return { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) };
}

describe.each(PICTURES.map((picture) => [picture.name, picture] as const))('%s', (name, picture) => {
  test('is published as the manifest says', () => {
    const { width = TILE_WIDTH, height = TILE_HEIGHT } = picture;
    const file = readFileSync(fileOf(picture));
    expect(MANIFEST[name]).toMatchObject({ bytes: file.length, width, height });
    expect(findPicture(name)?.version).toBe(MANIFEST[name]?.hash.slice(0, 8));
    if (!picture.format) expect(avifSize(file)).toEqual({ width, height });
  });

  test('is not older than what it shows: else run node tools/pictures/render.ts --changed', () => {
    expect(MANIFEST[name]?.hash).toBe(shotHash(picture));
  });
});

test.each(PICTURES.filter(isTile).map((picture) => [picture.name, picture] as const))(
  '%s has a small file for screens with few pixels',
  (name, picture) => {
    const file = readFileSync(join(PUBLISHED, smallPictureFile(name)));
    expect(avifSize(file)).toEqual({ width: SMALL_TILE_WIDTH, height: SMALL_TILE_HEIGHT });
    expect(file.length).toBeLessThan(0.7 * statSync(fileOf(picture)).size);
  },
);

test.each([...new Set(PICTURES.map(({ screen }) => screen))])(
  'the pictures of %s keep within their bytes',
  (screen) => {
    const together = PICTURES.filter((picture) => picture.screen === screen);
    const bytes = together.reduce((sum, picture) => sum + statSync(fileOf(picture)).size, 0);
    expect(bytes).toBeLessThanOrEqual(screenBytes(screen));
  },
);

/** The width of four tiles in two columns on a phone. */
const PHONE_WIDTH = 164;
/** The visible difference of a channel. */
const SEEN = 24;

/** The share of visibly different pixels of two tiles. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3)
    if ([at, at + 1, at + 2].some((channel) => Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > SEEN))
      count++;
  return (count * 3) / one.length;
}

test('on a phone no two tiles of a question look alike', async () => {
  const tiles = await Promise.all(
    PICTURES.filter(isTile).map(async ({ name, screen }) => {
      const file = sharp(join(PUBLISHED, smallPictureFile(name)));
      return { name, screen, pixels: await file.resize(PHONE_WIDTH).removeAlpha().raw().toBuffer() };
    }),
  );
  for (const [index, one] of tiles.entries())
    for (const other of tiles.slice(index + 1).filter(({ screen }) => screen === one.screen))
      expect(difference(one.pixels, other.pixels), `${one.name}, ${other.name}`).toBeGreaterThan(
        one.screen === timeframe.key ? 0.3 : 0.07,
      );
});

test('every tile of every funnel has its picture', () => {
  expect(missingPictures()).toEqual([]);
});

test('a tile without a picture is named, for each set that it is shown in', () => {
  const label = { de: 'Rund', en: 'Round' };
  const round = { labels: { ...shape.labels, ROUND: label }, tiles: [...shape.tiles, 'ROUND'] };
  const huge = { labels: { ...size.labels, HUGE: label }, tiles: ['HUGE'] };
  const funnel = defineFunnel({
    ...FUNNELS.short,
    questions: [
      { ...shape, ...round },
      { ...size, ...huge },
    ],
  });
  expect(missingPictures([funnel])).toEqual([
    'question_shape/ROUND',
    ...codesOf(shape).map((code) => `question_size/${code}/HUGE`),
  ]);
});

test('an answer that shares a picture shares one that exists', () => {
  for (const [alias, name] of Object.entries(SAME_PICTURE)) {
    expect(names.has(name)).toBe(true);
    expect(names.has(alias)).toBe(false);
  }
});

test('the folder holds the pictures and the map, and all together stay under 1 MB', () => {
  const files = readdirSync(PUBLISHED, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(PUBLISHED, file)).isFile(),
  );
  const small = PICTURES.filter(isTile).map(({ name }) => smallPictureFile(name));
  expect(files.toSorted()).toEqual([...PICTURES.map(pictureFile), ...small, 'region_map.svg'].toSorted());
  expect(files.reduce((sum, file) => sum + statSync(join(PUBLISHED, file)).size, 0)).toBeLessThan(
    1024 * 1024,
  );
  expect(existsSync(CONTACT_SHEET) && statSync(CONTACT_SHEET).size).toBeLessThan(400 * 1024);
});

test('the published map is the one that is drawn, and stays under 3 KB', () => {
  const map = regionMap();
  expect(readFileSync(join(PUBLISHED, 'region_map.svg'), 'utf8')).toBe(map);
  expect(brotliCompressSync(map).length).toBeLessThan(3 * 1024);
});
