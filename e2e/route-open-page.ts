import { expect, type Page } from '@playwright/test';

const PROBE = '/healthz?probe';

/**
 * `page.route` for a page that is already open. Chromium reports interception as on before the open page has heard of it:
 * a call right after that would pass by. A probe shows when the page's calls are caught.
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
