import path from 'node:path';
import { defineConfig } from '@playwright/test';
import flows from '../playwright.config.ts';
import { LANGUAGES, type Look } from './look-test.ts';

/** `npm run screenshots`: every screen in every state, for people to look at, in the folder `screenshots`. */
const WIDTHS = { 320: 640, 390: 844, 768: 1024, 1280: 820 };

export default defineConfig<Look>({
  ...flows,
  testDir: '.',
  testMatch: '*.look.ts',
  globalSetup: '../start-product.ts',
  outputDir: path.join(import.meta.dirname, '../../test-results/look'),
  reporter: 'list',
  projects: Object.entries(WIDTHS).flatMap(([width, height], group) =>
    LANGUAGES.map((language, index) => ({
      name: `${width}-${language}`,
      // A finger neither hovers nor drags.
      ...(Number(width) < 1000 && { grepInvert: /@desktop/ }),
      use: {
        language,
        // A network may send so many files an hour; all projects together send more.
        extraHTTPHeaders: { 'x-forwarded-for': `127.0.${LANGUAGES.length * group + index + 1}.1` },
        viewport: { width: Number(width), height },
        ...(Number(width) < 1000 && { hasTouch: true, isMobile: true }),
      },
    })),
  ),
});
