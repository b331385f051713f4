import path from 'node:path';
import { atRest, test as productTest } from '../product-test.ts';

export const FOLDER = path.join(import.meta.dirname, '../../screenshots');

export const LANGUAGES = ['de', 'en'] as const;

export interface Look {
  readonly language: (typeof LANGUAGES)[number];
  /** Opens an address of the product in the language of the run. */
  readonly open: (address: string) => Promise<void>;
  /** Takes a screenshot once the page is stable, as `screenshots/<width>-<language>/<name>.png`. */
  readonly shoot: (name: string) => Promise<void>;
}

export const test = productTest.extend<Look>({
  language: ['de', { option: true }],
  open: async ({ page, language }, use) => {
    await use(async (address) => {
      const [beforeHash = '', hash] = address.split('#');
      const query = language === 'de' ? '' : `${beforeHash.includes('?') ? '&' : '?'}lang=${language}`;
      await page.goto(`${beforeHash}${query}${hash === undefined ? '' : `#${hash}`}`);
    });
  },
  shoot: async ({ page }, use, { project }) => {
    await use(async (name) => {
      const seen = page.viewportSize() ?? { width: 0, height: 0 };
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // A full-page screenshot loses touch emulation and half of a dialog's scrim, so the viewport has to contain the
      // whole page.
      if (height > seen.height) await page.setViewportSize({ ...seen, height });
      await Promise.all(page.frames().map((frame) => frame.waitForFunction(hasPicturesAndFonts)));
      await atRest(page);
      const file = path.join(FOLDER, project.name, `${name}.png`);
      await page.screenshot({ path: file, fullPage: true });
      await page.setViewportSize(seen);
    });
  },
});

/**
 * Runs in the page; not async, because a promise is truthy. Our fonts load after the first paint; a foreign page has
 * none.
 */
function hasPicturesAndFonts(): boolean {
  const style = getComputedStyle(document.documentElement);
  const hasFonts =
    document.fonts.status === 'loaded' &&
    /^\s*(?:Figtree|$)/.test(style.getPropertyValue('--sans')) &&
    /^\s*(?:Fraunces|$)/.test(style.getPropertyValue('--serif'));
  return hasFonts && [...document.images].every(({ complete }) => complete);
}

export { expect, step, tap } from '../product-test.ts';
