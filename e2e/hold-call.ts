import type { Page } from '@playwright/test';
import { routeOpenPage } from './route-open-page.ts';

/** A barrier: holds calls until all racers have made theirs. */
export async function holdCall(page: Page, address: string, released: Promise<void>) {
  const arrived = Promise.withResolvers<void>();
  await routeOpenPage(page, address, async (route) => {
    arrived.resolve();
    await released;
    await route.continue();
  });
  return { arrived: arrived.promise };
}
