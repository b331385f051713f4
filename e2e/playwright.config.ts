import { defineConfig } from '@playwright/test';

/** `npm run test:whole`: everything at both widths. `npm test` has to be quick. */
const isWhole = process.env['TEST_WHOLE'] === 'true';

/**
 * The suggestions of the address bar are two more web pages for every test, which take a quarter longer. Chromium uses
 * only the last such list, so Playwright's own features are repeated if they concern pages.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './start-product.ts',
  // Playwright empties it: the reports of other stages are beside it.
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // One more than cores: one of them is always waiting.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Timeouts detect hanging tests, not slow ones: a busy machine must not fail a test.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: process.env['PRODUCT_URL'],
    trace: 'off',
    // A tap without a target fails long before the test's own timeout.
    actionTimeout: 20_000,
    // No animations, except in the tests of slides.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--disable-background-networking',
        // No GPU process and no software renderer: the tests take an eighth less time.
        '--disable-gpu',
        '--in-process-gpu',
        // Subpixel positioning, as on a phone: otherwise words are wider and wrap elsewhere.
        '--font-render-hinting=none',
        `--disable-features=${SWITCHED_OFF.join()}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // Tests run on a phone; those tagged @both on a desktop too, those tagged @desktop there only. The whole run adds the
  // desktop for @wide, and what is tagged @whole. The desktop has the longest tests, so they start first.
  projects: [
    {
      name: 'desktop',
      grep: isWhole ? /@both|@wide|@desktop/ : /@both|@desktop/,
      ...(!isWhole && { grepInvert: /@whole/ }),
      use: { viewport: { width: 1280, height: 820 } },
    },
    {
      name: 'phone',
      grepInvert: isWhole ? /@desktop/ : /@desktop|@whole/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
