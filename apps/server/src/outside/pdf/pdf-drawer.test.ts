import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { cornersOf, drawnPdf, examplePdf } from '../../testing/example-file.ts';
import { PDF_RENDERER, pdfDrawer } from './pdf-drawer.ts';

let folder = '';
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function draw(bytes: Buffer, maxMs?: number) {
  const source = path.join(folder, `source-${made}.pdf`);
  const target = path.join(folder, `target-${made++}.jpg`);
  await writeFile(source, bytes);
  const drawn = await pdfDrawer(maxMs)({
    source,
    target,
    owner: 'somebody',
    signal: new AbortController().signal,
  });
  return { drawn, target };
}

test('the first page of a PDF is drawn, whatever active content it has', async () => {
  const { drawn, target } = await draw(drawnPdf());
  const jpeg = await readFile(target);
  expect(drawn).toEqual({ outcome: 'made', bytes: jpeg.length });
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 400 });
  expect(await cornersOf(jpeg)).toEqual(['blue', 'red', 'red', 'blue']);
});

test.each([
  ['no PDF', Buffer.from('%PDF-1.7 and nothing else'), undefined, 'unreadable'],
  ['no page', examplePdf(), undefined, 'unreadable'],
  ['too little time', drawnPdf(), 1, 'given-up'],
])('with %s nothing is drawn', async (_case, bytes, maxMs, outcome) => {
  expect((await draw(bytes, maxMs)).drawn).toEqual({ outcome });
});

test('another renderer has another name, so that what this one could not draw is tried again', () => {
  expect(PDF_RENDERER).toContain(`pdfium ${manifest.dependencies['@hyzyla/pdfium']} `);
});

test('a huge page is drawn small', async () => {
  const { target } = await draw(drawnPdf('0 0 14400 7200'));
  expect(await sharp(await readFile(target)).metadata()).toMatchObject({ width: 1600, height: 800 });
});
