import { createEstimator } from '@funnel/domain/estimate/estimate-price';
import { DEFAULT_PRICE_TABLE } from '@funnel/domain/estimate/price-table';
import { FUNNELS } from '@funnel/domain/flow/funnels';
import type { Page } from '@playwright/test';
import { answersTo, expect, step, tap, test } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

const ANSWERS = answersTo(FUNNELS.long, {
  question_shape: 'L_FORM',
  question_size: 'LESS_THAN_3M',
  question_style: 'MODERN',
  question_worktop_material: 'LAMINAT',
  question_cooking_situation: 'ALONE',
});

/** As on the wire: in thousands. */
const priceWith = (size: string) =>
  createEstimator(DEFAULT_PRICE_TABLE)({
    shape: 'L_FORM',
    size,
    style: 'MODERN',
    material: 'LAMINAT',
    situation: 'ALONE',
  }).value / 1000;

async function answerUntil(page: Page, last: string): Promise<void> {
  await page.goto('/services/fun/funnel');
  for (const [id, value] of ANSWERS) {
    await expect(step(page, id)).toBeVisible();
    if (id === last) return;
    await tap(page, value);
  }
}

const change = (page: Page, question: string) => page.locator(`button[data-question=${question}]`).click();
const next = (page: Page) => page.locator('[data-action=next]').click();
const places = (page: Page) =>
  page.evaluate(() => ({ depth: history.state.depth, shown: history.state.shown }));

async function sendContact(page: Page, email: string): Promise<Record<string, unknown>> {
  await expect(step(page, 'personal')).toBeVisible();
  await page.getByRole('radio').first().check({ force: true });
  await page.locator('[name=personal_full_name]').fill('Johanna Weiß');
  await next(page);
  await page.locator('[name=personal_postcode]').fill('66111');
  await next(page);
  await page.locator('[name=personal_email]').fill(email);
  await next(page);
  await page.locator('[name=personal_telephone_raw]').fill('0681 123456');
  const sending = page.waitForRequest('**/api/v1/funnel-enquiries');
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  return (await sending).postDataJSON();
}

test.describe('an answer that is changed out of order', { tag: '@desktop' }, () => {
  test('asks for its price anew, and the enquiry leaves with that one', async ({ page, email }) => {
    await answerUntil(page, 'question_budget');
    await change(page, 'question_size');
    await expect(step(page, 'question_size')).toBeVisible();
    const asked = page.waitForRequest(/price-estimates/);
    await tap(page, 'OVER_7M');
    expect(new URL((await asked).url()).searchParams.get('size')).toBe('Über 7 m');
    await expect(step(page, 'question_budget')).toBeVisible();
    await tap(page, 'FROM_10K_15K');
    expect(await sendContact(page, email)).toMatchObject({
      question_size: 'OVER_7M',
      espl_value: priceWith('OVER_7M'),
    });
    await expect(step(page, 'datepicker')).toBeVisible();
    expect(priceWith('OVER_7M')).not.toBe(priceWith('LESS_THAN_3M'));
  });

  test('asks for its price once more when the enquiry leaves, where it could not be had before', async ({
    page,
    email,
  }) => {
    await answerUntil(page, 'question_budget');
    let isDown = true;
    await routeOpenPage(page, /price-estimates/, (route) =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await change(page, 'question_size');
    await tap(page, 'OVER_7M');
    await expect(step(page, 'question_budget')).toBeVisible();
    await tap(page, 'FROM_10K_15K');
    await expect(step(page, 'personal')).toBeVisible();
    isDown = false;
    expect(await sendContact(page, email)).toMatchObject({ espl_value: priceWith('OVER_7M') });
    await expect(step(page, 'datepicker')).toBeVisible();
  });

  test('leaves with no price rather than with that of other answers', async ({ page, email }) => {
    await answerUntil(page, 'question_budget');
    await routeOpenPage(page, /price-estimates/, (route) => route.fulfill({ status: 503, body: '' }));
    await change(page, 'question_size');
    await tap(page, 'OVER_7M');
    await expect(step(page, 'question_budget')).toBeVisible();
    await tap(page, 'FROM_10K_15K');
    expect(await sendContact(page, email)).not.toHaveProperty('espl_value');
    await expect(step(page, 'datepicker')).toBeVisible();
  });

  for (const [name, goBack] of [
    ['the back control', (page: Page) => page.locator('[data-action=back]').click()],
    ['the browser’s Back', (page: Page) => page.goBack().then(() => undefined)],
  ] as const)
    test(`leaves the way as it was: ${name} leads to the step before, each step one entry`, async ({
      page,
    }) => {
      await answerUntil(page, 'question_budget');
      await change(page, 'question_size');
      await expect(step(page, 'question_size')).toBeVisible();
      // The entry before the question is the previous question, not the step that the visitor came from.
      await goBack(page);
      await expect(step(page, 'question_shape')).toBeVisible();
      expect(await places(page)).toEqual({ depth: 0, shown: 'question_shape' });
      await tap(page, 'U_FORM');
      await expect(step(page, 'question_budget')).toBeVisible();
      await change(page, 'question_size');
      await expect(step(page, 'question_size')).toBeVisible();
      await change(page, 'question_style');
      await expect(step(page, 'question_style')).toBeVisible();
      expect(await places(page)).toEqual({ depth: 3, shown: 'question_style' });
      await page.reload();
      await tap(page, 'CLASSIC');
      await expect(step(page, 'question_budget')).toBeVisible();
      for (const [index, id] of [...FUNNELS.long.steps.slice(0, 12).entries()].reverse()) {
        await goBack(page);
        await expect(step(page, id)).toBeVisible();
        expect(await places(page)).toEqual({ depth: index, shown: id });
      }
      await expect(page.locator('[data-value=U_FORM]')).toHaveAttribute('aria-checked', 'true');
      await expect(page.locator('[data-action=back]')).toHaveCount(0);
    });
});

test('a visit that begins in the middle has the steps before it behind it', async ({ page }) => {
  await page.goto('/services/fun/funnel?shape=L_FORM');
  await tap(page, 'OVER_7M');
  await expect(step(page, 'question_layout')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'question_size')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'question_shape')).toBeVisible();
  await expect(page.locator('[data-value=L_FORM]')).toHaveAttribute('aria-checked', 'true');
  await tap(page, 'U_FORM');
  await expect(step(page, 'question_size')).toBeVisible();

  // The same tab, reopened from another site.
  await page.goto('/services/fun/thank-you');
  await page.goto('/services/fun/funnel');
  await expect(step(page, 'question_size')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'question_shape')).toBeVisible();
  await expect(page.locator('[data-value=U_FORM]')).toHaveAttribute('aria-checked', 'true');
});
