import { mergeTests } from '@playwright/test';
import { answerShortFunnel, fillContact } from '../product-test.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, step } from './look-test.ts';
import { test as stillTest } from './still-test.ts';
import { answerQuestions, fillSteps, next, unavailable, VISITOR } from './walk.ts';

const shown = {
  showSubmitErrors: true,
  // Quicker to the last of the contact steps.
  funnels: { default: 'short_steps', short: 'short', onsite: 'long', heimberatung: 'long' },
};
const test = mergeTests(
  testWithSettings(
    { ...shown, tester: { isOn: false, until: '2099-12-31' } },
    { ...shown, isTesterOpen: false },
  ),
  stillTest,
);

const ENQUIRIES = '**/api/v1/funnel-enquiries';

test('long funnel, a failed submit that is told', async ({ page, open, shoot }) => {
  await page.route(ENQUIRIES, unavailable);
  await open('/services/fun/funnel');
  await answerQuestions(page);
  await fillSteps(page);
  await next(page);
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 });
  await shoot('funnel-personal_telephone_raw-failed');
});

test('short funnel, a failed submit that is told', async ({ page, language, shoot }) => {
  await answerShortFunnel(page, `&lang=${language}`);
  await fillContact(page, VISITOR);
  await page.route(ENQUIRIES, unavailable);
  await next(page);
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 });
  await shoot('funnel-form-failed');
});

test('tester, a promotion that is switched off', async ({ page, open, shoot }) => {
  await open('/services/fun/tester');
  await expect(step(page, 'tester_ended')).toBeVisible();
  await shoot('tester-ended');
});
