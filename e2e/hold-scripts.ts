import type { Page, Route } from '@playwright/test';

/** Holds back matching requests until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(pattern, wait);
  return release;
}

/** Holds back the page's own code. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

/** Opens a page whose own code is held back until the returned function is called. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

export const ready = (page: Page) => page.locator('html[data-ready]');

/** The number of previous steps. */
export const stepsBack = (page: Page) => page.evaluate(() => history.state?.depth ?? 0);
