import type { Page } from '@playwright/test';
import { held } from './stage.ts';

/** Keeps every answer from this address back, so that the wait for it can be seen. Gives back what lets them go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { answer, release } = held((route) => route.continue());
  await page.route(address, answer);
  return release;
}
