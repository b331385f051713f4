import { questions } from '@funnel/domain/question/questions';
import { shape } from '@funnel/domain/question/shape';
import { failedPageTexts } from '@funnel/domain/text/failed-page-texts';
import { test as plain } from '@playwright/test';
import { cutDocument } from './cut-document.ts';
import { answerShortFunnel, expect, fillContact, step, tap, test } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

test('an unknown path leads to the funnel and keeps the query', async ({ page }) => {
  await page.goto('/some/where?shape=L_FORM&utm_source=x');
  expect(new URL(page.url()).pathname).toBe('/services/fun/funnel');
  expect(new URL(page.url()).search).toBe('?shape=L_FORM&utm_source=x');
  await expect(step(page, 'question_size')).toBeVisible();
});

test('the first question is there before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/services/fun/funnel?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shape.title.en);
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(page.getByText(`1 / ${questions.size}`)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await context.close();
});

test('the first frame holds the tiles', async ({ context, baseURL }) => {
  await using cut = await cutDocument(baseURL ?? '', /data-value="ISLAND"/);
  const page = await context.newPage();
  await page.goto(`${cut.origin}/services/fun/funnel`, { waitUntil: 'commit' });
  await page.locator('header').waitFor({ state: 'attached' });
  // A frame before the tiles would be painted now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const tilesAt = await page.evaluate(() => performance.now());
  cut.release();
  await expect(page.getByRole('radio').first()).toBeVisible();
  const paints = await page.evaluate(() =>
    performance.getEntriesByType('paint').map((paint) => paint.startTime),
  );
  expect(Math.min(...paints)).toBeGreaterThan(tilesAt);
});

test('on a phone the footer comes after the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const look = (): void => {
      const link = document.querySelector('footer a');
      if (!link?.checkVisibility({ visibilityProperty: true })) return void requestAnimationFrame(look);
      const paints = performance.getEntriesByType('paint').length;
      document.documentElement.dataset['paintsBeforeFooter'] = String(paints);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/services/fun/funnel');
  await expect(page.locator('html')).toHaveAttribute('data-paints-before-footer', /[1-9]/);
});

test('a tab that is new here is painted before its storage is looked into', async ({ page }) => {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      document.documentElement.dataset['paintsBeforeStorage'] ??= String(
        performance.getEntriesByType('paint').length,
      );
      return getItem.call(this, key);
    };
  });
  await page.goto('/services/fun/funnel');
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('html')).not.toHaveAttribute('data-paints-before-storage', '0');
  await expect(page.locator('html')).toHaveAttribute('data-paints-before-storage');
});

test('answers are resumed by a tab that was elsewhere', async ({ page }) => {
  await page.goto('/services/fun/funnel');
  await page.locator('html[data-ready]').waitFor();
  await tap(page, 'ISLAND');
  await expect(step(page, 'question_size')).toBeVisible();
  await page.goto('data:text/html,elsewhere');
  await page.goto('/services/fun/funnel');
  await expect(step(page, 'question_size')).toBeVisible();
});

test('a reload at a later step does not wait for a paint that cannot come', async ({ page }) => {
  await page.goto('/services/fun/funnel');
  await page.locator('html[data-ready]').waitFor();
  await tap(page, 'ISLAND');
  await expect(step(page, 'question_size')).toBeVisible();
  // Only the timeout of the paint ends the wait.
  await page.addInitScript((longest) => {
    const { setTimeout: after } = window;
    const shorter = (act: () => void, ms = 0) => (ms < longest ? after(act, ms) : 0);
    Object.assign(window, { setTimeout: shorter });
  }, 3000);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(step(page, 'question_size')).toBeVisible();
});

test('the document brings the styles of the questions: no sheet is fetched', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
  await page.goto('/services/fun/funnel');
  await page.locator('[data-ready]').waitFor();
  expect(sheets).toEqual([]);
});

test('the datepicker without its parameters shows nothing and says so in the console', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const said = page.waitForEvent('console');
  await page.goto(`${baseURL}/services/fun/datepicker?kitchenId=x`);
  expect((await said).text()).toBe('Datepicker - Missing required params');
  await expect(page.getByRole('heading')).toHaveCount(0);
  await context.close();
});

test('style=noFooter takes the brands away and keeps the legal links', async ({ page }) => {
  await page.goto('/services/fun/funnel?style=noFooter');
  await expect(page.getByRole('list', { name: 'Unsere Marken' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Impressum',
    'Datenschutz',
    'AGB',
    'Barrierefreiheit',
  ]);
});

test('style=noFooter stays on the way through the next pages', async ({ page }) => {
  await page.goto('/services/fun/datepicker?kitchenId=k&enquiryId=e&email=a%40b.de&style=noFooter');
  for (const id of ['datepicker', 'floorplan', 'signup']) {
    await expect(page.getByRole('list', { name: 'Unsere Marken' })).toHaveCount(0);
    await step(page, id).locator('[data-action=skip]').click();
  }
  await page.locator('[data-action=leave]').click();
  await expect(step(page, 'thank_you')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('style')).toBe('noFooter');
  await expect(page.getByRole('list', { name: 'Unsere Marken' })).toHaveCount(0);
});

test('style=noFooter goes along from the funnel and from the terminfinder', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  const style = () => new URL(page.url()).searchParams.get('style');
  await answerShortFunnel(page, '&style=noFooter');
  await fillContact(page, email);
  await page.locator('button[type=submit]').click();
  await expect(step(page, 'datepicker')).toBeVisible();
  expect(style()).toBe('noFooter');
  await expect(page.getByRole('list', { name: 'Unsere Marken' })).toHaveCount(0);

  await page.goto('/services/fun/terminfinder?style=noFooter');
  await page.locator('[data-slot]').last().click();
  await fillContact(page, `tf-${email}`);
  await page.locator('button[type=submit]').click();
  await expect(step(page, 'floorplan')).toBeVisible();
  expect(style()).toBe('noFooter');
});

plain(
  'a page whose code cannot be loaded says so, and a reload goes on where it was',
  { tag: '@whole' },
  async ({ page }) => {
    await page.goto('/services/fun/funnel?funnel_name=short');
    await routeOpenPage(page, '**/assets/contact-step-*.js', (route) => route.abort());
    for (const value of ['L_FORM', 'OVER_7M', 'OVER_12_MONTHS', 'MOVING', 'OVER_20K']) await tap(page, value);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(/^Failed to fetch/)).toBeVisible();
    await page.unroute('**/assets/contact-step-*.js');
    await page.getByRole('button', { name: failedPageTexts.reload.de }).click();
    await expect(page.locator('[name=personal_full_name]')).toBeVisible();
  },
);
