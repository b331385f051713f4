import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { expect, step, test } from './still-test.ts';
import { answerQuestions, fillSteps, next, unavailable } from './walk.ts';

const FUNNEL = '/services/fun/funnel';
const ENQUIRIES = '**/api/v1/funnel-enquiries';

/** On a screen without scrolling: a dialog is as high as the window, a screenshot as high as the page. */
async function shootCountryPicker(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const search = page.getByRole('combobox');
  const choose = page.locator('[data-action=country]');
  await choose.click();
  await expect(search).toBeVisible();
  await shoot('country-picker');
  await search.fill('an');
  await shoot('country-picker-search');
  await search.fill('qqq');
  await expect(page.getByRole('option')).toHaveCount(0);
  await shoot('country-picker-no-hit');
  await search.fill('+43');
  await page.locator('[data-country=AT]').click();
  await expect(search).toHaveCount(0);
  await shoot('country-picker-chosen');
}

test('long funnel, contact steps and sending', async ({ page, open, shoot }) => {
  await open(FUNNEL);
  await answerQuestions(page);
  await fillSteps(page, async (id, state) => {
    if (id === 'personal_postcode') await expect(page.getByRole('img', { name: /Karte|Map/ })).toBeVisible();
    await shoot(`funnel-${id}-${state}`);
  });
  await shootCountryPicker(page, shoot);

  await page.route(ENQUIRIES, unavailable);
  await next(page);
  await expect(page.getByRole('status').filter({ hasText: /noch da|still here/ })).toHaveCount(1, {
    timeout: 10_000,
  });
  await shoot('funnel-personal_telephone_raw-failed-silently');
  await page.unroute(ENQUIRIES);

  const release = await hold(page, ENQUIRIES);
  await next(page);
  await expect(page.locator('[data-action=next][aria-disabled=true]')).toBeVisible();
  await shoot('funnel-personal_telephone_raw-sending');
  release();
  await expect(step(page, 'datepicker')).toBeVisible();
});
