import type { Page, Route } from '@playwright/test';

/** What the pattern fits does not arrive until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(pattern, wait);
  return release;
}

/** Nothing of the page's own code arrives. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

/** Opens a page whose own code does not arrive until the returned function is called. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

export const ready = (page: Page) => page.locator('html[data-ready]');

/** How many steps lie behind the visitor. */
export const stepsBack = (page: Page) => page.evaluate(() => history.state?.depth ?? 0);
