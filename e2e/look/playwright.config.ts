import path from 'node:path';
import { defineConfig } from '@playwright/test';
import flows from '../playwright.config.ts';
import { LANGUAGES, type Look } from './look-test.ts';

/** `npm run screenshots`: every screen in every state, for review, in the folder `screenshots`. */
const WIDTHS = { 320: 640, 390: 844, 768: 1024, 1280: 820, 1920: 1080 };
/** The usual screens of the staff. Visitors' pages look the same as at 1280. */
const DESK = { width: '1440', height: 900, testMatch: 'desk*.look.ts' };

/** One width in one language; `colors: 'forced'` with forced colours. */
const RUNS = [
  ...Object.keys(WIDTHS).flatMap((width) => LANGUAGES.map((language) => ({ width, language, colors: '' }))),
  ...['390', '1280'].map((width) => ({ width, language: LANGUAGES[0], colors: 'forced' })),
  ...LANGUAGES.map((language) => ({ width: DESK.width, language, colors: '' })),
];

export default defineConfig<Look>({
  ...flows,
  testDir: '.',
  testMatch: '*.look.ts',
  globalSetup: '../start-product.ts',
  outputDir: path.join(import.meta.dirname, '../../test-results/look'),
  reporter: 'list',
  projects: RUNS.map(({ width, language, colors }, index) => {
    const isTouch = Number(width) < 1000;
    return {
      name: [width, language, colors].filter(Boolean).join('-'),
      ...(width === DESK.width && { testMatch: DESK.testMatch }),
      // Touch devices have neither hover nor drag.
      ...(isTouch && { grepInvert: /@desktop/ }),
      use: {
        language,
        // All projects together exceed the hourly quota of a network.
        extraHTTPHeaders: { 'x-forwarded-for': `127.0.${index + 1}.1` },
        viewport: {
          width: Number(width),
          height: WIDTHS[width as unknown as keyof typeof WIDTHS] ?? DESK.height,
        },
        ...(isTouch && { hasTouch: true, isMobile: true }),
        ...(colors && { contextOptions: { ...flows.use?.contextOptions, forcedColors: 'active' as const } }),
      },
    };
  }),
});
