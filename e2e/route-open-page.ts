import { expect, type Page } from '@playwright/test';

const PROBE = '/healthz?probe';

/**
 * `page.route` for an open page. Chromium reports interception as active too early: a call right after that would
 * bypass it. A probe detects when calls are intercepted.
 */
export async function routeOpenPage(page: Page, ...route: Parameters<Page['route']>): Promise<void> {
  await page.route(...route);
  let isCaught = false;
  await page.route(`**${PROBE}`, (probe) => {
    isCaught = true;
    return probe.fulfill({ status: 204 });
  });
  await expect
    .poll(async () => {
      await page.evaluate((address) => fetch(address), PROBE);
      return isCaught;
    })
    .toBe(true);
  await page.unroute(`**${PROBE}`);
}
