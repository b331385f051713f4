import path from 'node:path';
import { atRest, test as productTest } from '../product-test.ts';

const FOLDER = path.join(import.meta.dirname, '../../screenshots');

export const LANGUAGES = ['de', 'en'] as const;

export interface Look {
  readonly language: (typeof LANGUAGES)[number];
  /** Opens an address of the product in the language of the run. */
  readonly open: (address: string) => Promise<void>;
  /** Keeps what is seen now, once it stands still, as `screenshots/<width>-<language>/<name>.png`. */
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
      await page.evaluate(() => document.fonts.ready);
      await atRest(page);
      const file = path.join(FOLDER, project.name, `${name}.png`);
      await page.screenshot({ path: file, fullPage: true });
    });
  },
});

export { expect, step, tap } from '../product-test.ts';
