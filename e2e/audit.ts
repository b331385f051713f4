import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';

/** In the light and the dark scheme, and without overflow. */
export async function audit(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1000;
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  // On a phone the filters of the list scroll horizontally.
  if (!(isPhone && (await page.locator('[data-screen=enquiries]').count()))) await expectNothingCut(page);
}

/** The loading state, and the load error. */
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
