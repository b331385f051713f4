import { AUTO_ADVANCE_MS } from '@funnel/domain/flow/funnel-state';
import { ready } from './hold-scripts.ts';
import { expect, step, test } from './product-test.ts';

test('a second tap within the pause changes the answer and advances once', async ({ page }) => {
  await page.goto('/services/fun/funnel?funnel_name=short');
  await page.locator('[data-value=ISLAND][tabindex]').waitFor();
  await page.evaluate(() => {
    for (const value of ['KITCHENETTE', 'ISLAND']) {
      document.querySelector<HTMLElement>(`[data-value=${value}]`)?.click();
    }
  });
  await expect(step(page, 'question_size')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-value=ISLAND]')).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('[aria-checked=true]')).toHaveCount(1);
});

test('the pause counts from the tap, also when the page was busy meanwhile', async ({ page }) => {
  await page.goto('/services/fun/funnel');
  await ready(page).waitFor();
  const delays = await page.evaluate((pause) => {
    const tile = document.querySelector('[data-value=U_FORM]');
    const click = new MouseEvent('click', { bubbles: true });
    while (performance.now() < click.timeStamp + pause);
    const { setTimeout: later } = window;
    const asked: unknown[] = [];
    const noted = (...[act, delay]: Parameters<typeof later>) => {
      asked.push(delay);
      return later(act, delay);
    };
    window.setTimeout = noted as typeof later;
    tile?.dispatchEvent(click);
    window.setTimeout = later;
    return asked.map(Number);
  }, AUTO_ADVANCE_MS);
  expect(Math.min(...delays)).toBeLessThanOrEqual(0);
  await expect(step(page, 'question_size')).toBeVisible();
});
