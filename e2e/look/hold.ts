import type { Page } from '@playwright/test';

/** Keeps every answer from this address back, so that the wait for it can be seen. Gives back what lets them go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
