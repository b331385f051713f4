import { mergeTests } from '@playwright/test';
import { answerShortFunnel, fillContact } from '../product-test.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, step } from './look-test.ts';
import { test as stillTest } from './still-test.ts';
import { next, unavailable, VISITOR } from './walk.ts';

const test = mergeTests(
  testWithSettings(
    { showSubmitErrors: true, tester: { isOn: false, until: '2099-12-31' } },
    { showSubmitErrors: true, isTesterOpen: false },
  ),
  stillTest,
);

test('short funnel, a failed submit that is told', async ({ page, language, shoot }) => {
  await answerShortFunnel(page, `&lang=${language}`);
  await fillContact(page, VISITOR);
  await page.route('**/api/v1/funnel-enquiries', unavailable);
  await next(page);
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 });
  await shoot('funnel-form-failed');
});

test('tester, a promotion that is switched off', async ({ page, open, shoot }) => {
  await open('/services/fun/tester');
  await expect(step(page, 'tester_ended')).toBeVisible();
  await shoot('tester-ended');
});
