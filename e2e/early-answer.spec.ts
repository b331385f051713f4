import { AUTO_ADVANCE_MS } from '@funnel/domain/flow/funnel-state';
import type { Page } from '@playwright/test';
import { cutDocument } from './cut-document.ts';
import { openHeld as open, ready, stepsBack } from './hold-scripts.ts';
import { expect, step, tap, test } from './product-test.ts';

const FUNNEL = '/services/fun/funnel';

declare global {
  interface Window {
    servedHeadline: Element;
  }
}

const headline = (page: Page) => page.locator('[data-stage] > :not([inert]) h1');

test('a tile that is tapped before the script is there leads on, and React takes over what it led to', async ({
  page,
}) => {
  const release = await open(page, FUNNEL);
  await tap(page, 'ISLAND');
  await expect(step(page, 'question_size')).toBeVisible();
  await expect(headline(page)).toBeFocused();
  expect(await stepsBack(page)).toBe(1);
  await headline(page).evaluate((element) => (window.servedHeadline = element));
  release();
  await ready(page).waitFor();
  // Hydrated, not rendered anew.
  expect(await headline(page).evaluate((element) => element === window.servedHeadline)).toBe(true);
  await expect(headline(page)).toBeFocused();
  expect(await stepsBack(page)).toBe(1);
  await page.goBack();
  await expect(page.locator('[data-value=ISLAND]')).toHaveAttribute('aria-checked', 'true');
});

test('Back works before the script is there', async ({ page }) => {
  const release = await open(page, FUNNEL);
  await tap(page, 'ISLAND');
  await expect(step(page, 'question_size')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'question_shape')).toBeVisible();
  await expect(page.locator('[data-value=ISLAND]')).toHaveAttribute('aria-checked', 'true');
  await tap(page, 'L_FORM');
  await expect(step(page, 'question_size')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'question_shape')).toBeVisible();
  release();
  await ready(page).waitFor();
  await expect(step(page, 'question_shape')).toBeVisible();
  await page.goForward();
  await expect(step(page, 'question_size')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-value=L_FORM]')).toHaveAttribute('aria-checked', 'true');
});

test('Back between the last early screen and React leads back', async ({ page }) => {
  const release = await open(page, FUNNEL);
  await tap(page, 'ISLAND');
  await expect(step(page, 'question_size')).toBeVisible();
  await page.evaluate(() => {
    const taps = window.__FUNNEL_TAPS__ as unknown as { takeOver: () => Promise<unknown> };
    const { takeOver } = taps;
    taps.takeOver = async () => {
      const early = await takeOver();
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await gone;
      return early;
    };
  });
  release();
  await ready(page).waitFor();
  await expect(step(page, 'question_shape')).toBeVisible();
  await expect(page.locator('[data-value=ISLAND]')).toHaveAttribute('aria-checked', 'true');
});

test('an early answer is to the first question, also where the tab recalls a later one', async ({ page }) => {
  await page.goto(FUNNEL);
  await ready(page).waitFor();
  await tap(page, 'ISLAND');
  await tap(page, 'FROM_3M_TO_5M');
  await expect(step(page, 'question_size')).toHaveCount(0);
  await page.goto('data:text/html,elsewhere');
  const release = await open(page, FUNNEL);
  // As before the page has read the tab's storage.
  await page.locator('html[data-resuming]').evaluate((html) => html.removeAttribute('data-resuming'));
  await tap(page, 'U_FORM');
  await expect(step(page, 'question_size')).toBeVisible();
  release();
  await ready(page).waitFor();
  await expect(page.locator('[data-value=FROM_3M_TO_5M]')).toHaveAttribute('aria-checked', 'true');
  await page.goBack();
  await expect(page.locator('[data-value=U_FORM]')).toHaveAttribute('aria-checked', 'true');
});

test('arrow keys move the focus before the script is there', async ({ page }) => {
  await open(page, FUNNEL);
  await page.locator('[data-value]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-value=U_FORM]')).toBeFocused();
});

for (const [place, part] of [
  ['before', /<\/footer>/],
  ['within', /<template data-after="ISLAND">.*?data-stage="">/s],
] as const)
  test(`a tile leads on that is tapped while the document ends ${place} the second question`, async ({
    context,
    baseURL,
  }) => {
    await using cut = await cutDocument(baseURL ?? '', part);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const release = await open(page, `${cut.origin}${FUNNEL}`);
    await tap(page, 'ISLAND');
    await expect(page.locator('[data-value=ISLAND]')).toHaveAttribute('aria-checked', 'true');
    // Longer than the delay before the next step, in the page's own time.
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 2 * AUTO_ADVANCE_MS);
    cut.release();
    await expect(step(page, 'question_size')).toBeVisible();
    await expect(headline(page)).toBeFocused();
    release();
    await ready(page).waitFor();
    await expect(step(page, 'question_size')).toBeVisible();
    expect(await stepsBack(page)).toBe(1);
    expect(errors).toEqual([]);
  });
