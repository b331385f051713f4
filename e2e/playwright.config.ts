import { defineConfig } from '@playwright/test';

/** `npm run test:whole`: everything at both widths. `npm test` has to be quick. */
const isWhole = process.env['TEST_WHOLE'] === 'true';

/**
 * The suggestions below the address bar are two more web pages for every test: with them the tests take a quarter
 * longer. Chromium knows only the last such list, so Playwright's own ones follow, as far as they concern a page.
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
  // Playwright empties it: the reports of other stages stand beside it.
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // One more than cores: there is always one that waits.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // How long something may take says when it hangs, not how fast it is: a busy machine must not fail a test.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: process.env['PRODUCT_URL'],
    trace: 'off',
    // A tap that finds nothing to tap hangs: it fails long before the test's own timeout.
    actionTimeout: 20_000,
    // Slides are for eyes; the tests that look at them ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--disable-background-networking',
        // No graphics process, and no software that stands in for a graphics card: the tests take an eighth less time.
        '--disable-gpu',
        '--in-process-gpu',
        // As on a phone: with whole pixels for each letter words become wider and break elsewhere.
        '--font-render-hinting=none',
        `--disable-features=${SWITCHED_OFF.join()}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // Tests run on a phone; those tagged @both on a desktop too, those tagged @desktop there only. The whole run adds the
  // desktop for @wide, and what is tagged @whole. The longest tests are those of the desktop: they begin first.
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
