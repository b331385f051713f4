import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '@funnel/domain/retailer/brand';
import { paint } from '@funnel/domain/retailer/brand-sheet';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { PageSource } from './page-build.ts';

/** Addresses with their size in pixels. */
const ICONS = {
  '/favicon.ico': 48,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
} as const;

/** The size of the drawing itself. */
const DRAWN_PX = 28;

/** The icon for programs without SVG: rendered from it in the retailer's colours, once for each brand. */
export function serveIcons(app: FastifyInstance, source: PageSource, currentBrand: () => Brand): void {
  for (const [address, size] of Object.entries(ICONS)) {
    let last: { brand: Brand; icon: Promise<Buffer> } | undefined;
    app.get(address, { schema: { hide: true } }, async (_request, reply) => {
      const brand = currentBrand();
      if (last?.brand !== brand) last = { brand, icon: draw(brand, size, address.endsWith('.ico')) };
      const icon = await last.icon.catch((error) => {
        last = undefined;
        throw error;
      });
      return reply
        .type(address.endsWith('.ico') ? 'image/vnd.microsoft.icon' : 'image/png')
        .header('cache-control', 'public, max-age=3600')
        .send(icon);
    });
  }

  async function draw({ colors }: Brand, size: number, isIco: boolean): Promise<Buffer> {
    const { clientFolder } = await source.current();
    const svg = paint(await readFile(path.join(clientFolder, 'favicon.svg'), 'utf8'), colors);
    // Maskable: devices crop the corners themselves, so the background fills them.
    const drawing = Buffer.from(isIco ? svg : svg.replace(' rx="7"', ''));
    const png = await sharp(drawing, { density: (72 * size) / DRAWN_PX })
      .resize(size, size)
      .png()
      .toBuffer();
    return isIco ? asIco(png, size) : png;
  }
}

/** An ICO directory with one PNG, which all current browsers support. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
