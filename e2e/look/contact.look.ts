import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { expect, step, test } from './still-test.ts';
import { answerQuestions, expectErrors, next, unavailable, VISITOR } from './walk.ts';

const FUNNEL = '/services/fun/funnel';
const ENQUIRIES = '**/api/v1/funnel-enquiries';

const STEPS = [
  ['personal', 'personal_full_name', 'Johanna Weiß'],
  ['personal_postcode', 'personal_postcode', '66111'],
  ['personal_email', 'personal_email', VISITOR],
  ['personal_telephone_raw', 'personal_telephone_raw', '0681 123456'],
] as const;

/** Fills in all steps but sends nothing. */
async function fillSteps(
  page: Page,
  onStep: (id: string, state: 'empty' | 'errors' | 'filled') => Promise<void> = async () => {},
): Promise<void> {
  for (const [id, field, value] of STEPS) {
    await expect(step(page, id)).toBeVisible();
    await onStep(id, 'empty');
    await next(page);
    await expectErrors(page);
    await onStep(id, 'errors');
    if (id === 'personal') {
      await page.locator('[name=personal_salutation_english]').nth(1).check({ force: true });
    }
    await page.locator(`[name=${field}]`).fill(value);
    await onStep(id, 'filled');
    if (id !== 'personal_telephone_raw') await next(page);
  }
}

test('long funnel, contact steps and sending', async ({ page, open, shoot }) => {
  await open(FUNNEL);
  await answerQuestions(page);
  await fillSteps(page, async (id, state) => {
    if (id === 'personal_postcode') await expect(page.getByRole('img', { name: /Karte|Map/ })).toBeVisible();
    await shoot(`funnel-${id}-${state}`);
  });

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

test('country picker', async ({ page, open, shoot }) => {
  await open(`${FUNNEL}?funnel_name=short`);
  await answerQuestions(page);
  await page.locator('[data-action=country]').click();
  const search = page.getByRole('combobox');
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
});
