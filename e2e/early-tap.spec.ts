import type { Page } from '@playwright/test';
import { hold, holdScripts, openHeld as open, ready, stepsBack } from './hold-scripts.ts';
import { expect, step, tap, test } from './product-test.ts';

const FUNNEL = '/services/fun/funnel';
const IFLOW = '/services/fun/iflow?kitchenId=one&email=jo%40example.com';
const DATEPICKER = '/services/fun/datepicker?kitchenId=one&enquiryId=two&email=jo%40example.com';
const TERMINFINDER_IFLOW = `/services/fun/terminfinder-iflow?kitchenId=one&email=jo%40example.com&date=${encodeURIComponent('2026-11-17T09:30:00+01:00')}`;

declare global {
  interface Window {
    __FUNNEL_TAPS__: { ready: () => void };
    sayReady: () => void;
  }
}

const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`);

/** Continues to the second step and reloads the page, with its scripts held back. */
async function reloadAtSignup(page: Page, address: string): Promise<() => void> {
  await page.goto(address);
  await ready(page).waitFor();
  await action(page, 'skip').click();
  await expect(step(page, 'signup')).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  return release;
}

/** The first step, which a resuming page hides: made visible, so that it can be pressed. */
async function showServedStep(page: Page): Promise<void> {
  // Waits for it: a page that is still loading has no element yet.
  await page.locator('html[data-resuming]').evaluate((html) => html.removeAttribute('data-resuming'));
}

/** The mouse goes down near the edge of an element and stays there. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).hover({ position: { x: 8, y: 4 } });
  await page.mouse.down();
}

test('so does a button', { tag: '@whole' }, async ({ page }) => {
  const release = await open(page, IFLOW);
  await action(page, 'skip').click();
  await expect(step(page, 'signup')).toHaveCount(0);
  release();
  await expect(step(page, 'signup')).toBeVisible();
});

test('so does a link whose address only the browser knows', { tag: '@whole' }, async ({ page }) => {
  const release = await open(page, DATEPICKER);
  await action(page, 'skip').click();
  release();
  await expect(step(page, 'floorplan')).toBeVisible();
});

test('so does a click by other software, such as a voice control', async ({ page }) => {
  const release = await open(page, IFLOW);
  await action(page, 'skip').dispatchEvent('click');
  release();
  await expect(step(page, 'signup')).toBeVisible();
});

test('so does a key', async ({ page }) => {
  const release = await open(page, IFLOW);
  await action(page, 'skip').press('Enter');
  release();
  await expect(step(page, 'signup')).toBeVisible();
});

test('of several early taps the last one counts, once', async ({ page }) => {
  await page.clock.install();
  const release = await open(page, FUNNEL);
  await page.locator('[data-value]').first().waitFor();
  // The delay after a tap does not end.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await tap(page, 'ISLAND');
  await expect(page.locator('[data-value=ISLAND]')).toHaveAttribute('aria-checked', 'true');
  await tap(page, 'U_FORM');
  await page.locator('[data-value=L_FORM]').dblclick();
  await page.clock.resume();
  await expect(step(page, 'question_size')).toBeVisible();
  expect(await stepsBack(page)).toBe(1);

  const tiles = page.locator('[data-step=question_size] [data-value]');
  await tiles.nth(0).click();
  await tiles.nth(2).click();
  await tiles.nth(1).dblclick();
  const last = await tiles.nth(1).getAttribute('data-value');
  release();
  await expect(step(page, 'question_size')).toHaveCount(0);
  expect(await stepsBack(page)).toBe(2);
  await page.goBack();
  await expect(page.locator(`[data-value="${last}"]`)).toHaveAttribute('aria-checked', 'true');
  await page.goBack();
  await expect(page.locator('[data-value=L_FORM]')).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('[aria-checked=true]')).toHaveCount(1);
});

test('a tap between the script and the page that reacts counts once, in place of the one before', {
  tag: '@whole',
}, async ({ page }) => {
  const release = await open(page, FUNNEL);
  // React has hydrated, but not reported it yet.
  await page.evaluate(() => {
    const taps = window.__FUNNEL_TAPS__;
    window.sayReady = taps.ready;
    taps.ready = () => {};
  });
  release();
  await ready(page).waitFor();
  await tap(page, 'ISLAND');
  await tap(page, 'U_FORM');
  await expect(step(page, 'question_shape')).toBeVisible();
  await page.evaluate(() => window.sayReady());
  await expect(step(page, 'question_size')).toBeVisible();
  expect(await stepsBack(page)).toBe(1);
  await page.goBack();
  await expect(page.locator('[data-value=U_FORM]')).toHaveAttribute('aria-checked', 'true');
});

test.describe('with a mouse', { tag: '@desktop' }, () => {
  test('a press that begins before the page reacts and ends after it counts', { tag: '@whole' }, async ({
    page,
  }) => {
    const release = await open(page, TERMINFINDER_IFLOW);
    await press(page, '[data-action=skip]');
    release();
    await ready(page).waitFor();
    await page.mouse.up();
    await expect(step(page, 'signup')).toBeVisible();
  });

  test('a press belongs to the button it began on, also when that moves away', async ({ page }) => {
    await page.goto(IFLOW);
    await ready(page).waitFor();
    await press(page, '[data-action=skip]');
    await page.evaluate(() => {
      const lines = Array.from({ length: 8 }, () => document.createElement('br'));
      document.querySelector('main')?.prepend(...lines);
    });
    await page.mouse.up();
    await expect(step(page, 'signup')).toBeVisible();
  });

  test('so does a press on a link: the times arrive and push it down', async ({ page }) => {
    const release = await hold(page, '**/api/v1/datepickers/available');
    await page.goto(DATEPICKER);
    await ready(page).waitFor();
    await press(page, '[data-action=skip]');
    release();
    await page.locator('[data-date]').first().waitFor();
    await page.mouse.up();
    await expect(step(page, 'floorplan')).toBeVisible();
  });

  test('a press that is taken back counts nowhere', { tag: '@whole' }, async ({ page }) => {
    const release = await open(page, IFLOW);
    await press(page, '[data-action=skip]');
    await page.mouse.move(5, 5);
    await page.mouse.up();
    release();
    await ready(page).waitFor();
    await press(page, '[data-action=skip]');
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(step(page, 'floorplan')).toBeVisible();
    expect(await stepsBack(page)).toBe(0);
  });

  test('a press on a page that is drawn anew counts on the new button', async ({ page }) => {
    const release = await reloadAtSignup(page, TERMINFINDER_IFLOW);
    await showServedStep(page);
    await press(page, '[data-action=close]');
    release();
    await ready(page).waitFor();
    await expect(step(page, 'signup')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a tap on a page that is drawn anew counts on the new button', async ({ page }) => {
  const release = await reloadAtSignup(page, TERMINFINDER_IFLOW);
  await showServedStep(page);
  await action(page, 'close').click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(step(page, 'signup')).toBeVisible();
});

test('a tab that goes on at a later step does not show the first one meanwhile', async ({ page }) => {
  // The content at the moment when the page is shown.
  await page.addInitScript(() => {
    const seen = () => {
      const { dataset } = document.documentElement;
      if (dataset['resuming'] !== 'waiting')
        dataset['shownFirst'] ??= document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] ?? '';
    };
    const attributeFilter = ['data-resuming'];
    new MutationObserver(seen).observe(document, { attributes: true, subtree: true, attributeFilter });
  });
  const release = await reloadAtSignup(page, IFLOW);
  await expect(page.locator('[data-step=floorplan]')).toBeAttached();
  await expect(step(page, 'floorplan')).toBeHidden();
  release();
  await expect(step(page, 'signup')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-shown-first', 'signup');
});
