import type { Page } from '@playwright/test';
import { held } from './stage.ts';

/** Holds back every response of this address, to show the loading state. Returns a function that releases them. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { answer, release } = held((route) => route.continue());
  await page.route(address, answer);
  return release;
}
