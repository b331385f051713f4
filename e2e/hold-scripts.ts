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
