import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { mergeTests } from '@playwright/test';
import { givenEnquiry } from '../given.ts';
import { answerShortFunnel, fillContact } from '../product-test.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, step } from './look-test.ts';
import { test as stillTest } from './still-test.ts';
import { answerQuestions, fillSteps, next, unavailable, VISITOR } from './walk.ts';

const NORTHERN = (
  [
    ['Hamburg', 53.55, 10.0],
    ['Lübeck', 53.87, 10.69],
    ['Kiel', 54.32, 10.13],
    ['Schwerin', 53.63, 11.41],
  ] as const
).flatMap(([name, lat, lon]) => {
  const [example] = DEFAULT_SETTINGS.showrooms;
  return example
    ? [{ ...example, id: name.toUpperCase().replace('Ü', 'UE'), name, town: name, lat, lon }]
    : [];
});

const shown = {
  showSubmitErrors: true,
  // A shorter way to the last contact step.
  funnels: { default: 'short_steps', short: 'short', onsite: 'long', heimberatung: 'long' },
};
const test = mergeTests(
  testWithSettings(
    { ...shown, tester: { isOn: false, until: '2099-12-31' }, showrooms: NORTHERN },
    { ...shown, isTesterOpen: false },
  ),
  stillTest,
);

const PRECALLS = '**/api/v1/precall-requests';
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

test('datepicker, a wish that fails and is told', async ({ page, request, open, shoot }) => {
  const lead = await givenEnquiry(request, VISITOR);
  await page.route(PRECALLS, unavailable);
  await open(`/services/fun/datepicker?${new URLSearchParams({ ...lead })}`);
  await page.locator('button[data-date]').first().click();
  await page.locator('button[data-slot]').last().click();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await shoot('datepicker-wish-failed-told');
});

test('thank-you page of a retailer in another region', async ({ page, open, shoot }) => {
  await open('/services/fun/thank-you?postcode=20095');
  await expect(page.locator('svg [data-lit]')).toHaveText('Hamburg');
  await shoot('thank-you-elsewhere');
});

test('tester, a promotion that is switched off', async ({ page, open, shoot }) => {
  await open('/services/fun/tester');
  await expect(step(page, 'tester_ended')).toBeVisible();
  await shoot('tester-ended');
});
