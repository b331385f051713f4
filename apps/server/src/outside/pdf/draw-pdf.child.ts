import { readFile, writeFile } from 'node:fs/promises';
import { MAX_PICTURE_BYTES } from '@funnel/domain/floor-plan/upload-rule';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { DrawnPdf } from './pdf-drawer.ts';

/** The program that draws the first page of one PDF and ends: `draw-pdf.child.ts <source> <target>`. */

const MAX_SIDE = 1600;
/** Without this limit a tiny page would be upscaled to a poster. */
const MAX_SCALE = 4;

const [source = '', target = ''] = process.argv.slice(2);
process.stdout.write(`\n${JSON.stringify(await draw())}`);

async function draw(): Promise<DrawnPdf> {
  try {
    const pixels = await drawFirstPage(await readFile(source));
    const jpeg = await sharp(pixels.data, { raw: { ...pixels, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
    if (jpeg.length > MAX_PICTURE_BYTES) return { outcome: 'unreadable' };
    await writeFile(target, jpeg, { mode: 0o600, flag: 'wx' });
    return { outcome: 'made', bytes: jpeg.length };
  } catch {
    return { outcome: 'unreadable' };
  }
}

/** Runs no active content: this build has no JavaScript, and neither forms nor annotations are loaded. */
async function drawFirstPage(pdf: Buffer): Promise<{ data: Uint8Array; width: number; height: number }> {
  const library = await PDFiumLibrary.init();
  const page = (await library.loadDocument(pdf)).getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(MAX_SCALE, MAX_SIDE / Math.max(originalWidth, originalHeight, 1));
  return page.render({ scale, render: 'bitmap' });
}
