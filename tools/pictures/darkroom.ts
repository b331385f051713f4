import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DarkroomPage, Order } from '@funnel/kitchen/picture/darkroom-page';
import { type Browser, chromium, type Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { CACHE, KITCHEN } from './places.ts';

const SOFTWARE_WEBGL = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Irrelevant warnings of the software renderer. */
const NOISE = /GPU stall|GL Driver/;

/** One page for all pictures: textures and shaders are made once. */
export interface Darkroom {
  render: (order: Order) => Promise<Buffer>;
  close: () => Promise<void>;
}

export async function openDarkroom(executablePath: string): Promise<Darkroom> {
  const browser = await chromium.launch({ executablePath, args: SOFTWARE_WEBGL });
  const page = await openPage(browser);
  return {
    render: async (order) => {
      const address = await page.evaluate(
        (each) => (globalThis as unknown as DarkroomPage).renderPicture(each),
        order,
      );
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser): Promise<Page> {
  await mkdir(CACHE, { recursive: true });
  const bundle = await rolldown({ input: join(KITCHEN, 'picture/darkroom-page.ts'), logLevel: 'warn' });
  await bundle.write({ file: join(CACHE, 'darkroom.js'), format: 'iife' });
  await bundle.close();
  const html = join(CACHE, 'darkroom.html');
  await writeFile(html, '<!doctype html><meta charset="utf-8"><body><script src="darkroom.js"></script>');
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => {
    if (!NOISE.test(message.text())) console.error(`page: ${message.text()}`);
  });
  await page.goto(pathToFileURL(html).href);
  return page;
}
