import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';

/** By day and by night, and nothing beyond the edge. */
export async function audit(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1000;
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  // On a phone the filters of the list are a line that is scrolled.
  if (!(isPhone && (await page.locator('[data-screen=enquiries]').count()))) await expectNothingCut(page);
}

/** While the answer is on its way, and when it does not come. */
export async function auditWaiting(
  page: Page,
  address: string,
  call: string,
  isLoading: () => Promise<void>,
) {
  const held = Promise.withResolvers<void>();
  const pattern = new RegExp(`${call}(?:\\?|$)`);
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.fulfill({ status: 503 });
  });
  await page.goto(address);
  await isLoading();
  await audit(page);
  held.resolve();
  await expect(page.locator('[data-banner=error], [role=alert]').first()).toBeVisible();
  await expect(page.locator('[data-support-code]').first()).toBeVisible();
  await audit(page);
  await page.unroute(pattern);
}
