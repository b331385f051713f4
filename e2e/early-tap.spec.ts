import type { Page } from '@playwright/test';
import { expect, step, tap, test } from './product-test.ts';

/** Nothing of the page's own code arrives until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a tile that is tapped before the script is there counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services/fun/funnel', { waitUntil: 'commit' });
  await tap(page, 'ISLAND');
  await expect(page.locator('[data-value=ISLAND]')).toHaveAttribute('aria-checked', 'true');
  await expect(step(page, 'question_shape')).toBeVisible();
  release();
  await expect(step(page, 'question_size')).toBeVisible();
});

test('so does a button', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services/fun/iflow?kitchenId=one&email=jo%40example.com', { waitUntil: 'commit' });
  await page.locator('[data-action=skip]').click();
  await expect(step(page, 'signup')).toHaveCount(0);
  release();
  await expect(step(page, 'signup')).toBeVisible();
});
