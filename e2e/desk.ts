import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { step } from './product-test.ts';

export const STAFF_PASSWORD = 'linsen mit spätzle';

/** What the app on a telephone shows, now or some seconds later. */
export function codeIn(secret: string, seconds = 0): string {
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + seconds * 1000 });
}

export async function typeStaffPassword(page: Page, email: string, password = STAFF_PASSWORD): Promise<void> {
  await step(page, 'sign-in').locator('[name=email]').fill(email);
  await step(page, 'sign-in').locator('[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** The secret of one-time codes, as the set-up shows it. */
export async function shownSecret(page: Page): Promise<string> {
  return (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
}
