import { slotTexts } from '@funnel/domain/slot/slot-texts';
import { mergeTests } from '@playwright/test';
import { ACTIVATION } from '../example-file.ts';
import { ATLAS, answerElsewhere, offersNoTime, says } from '../foreign-system.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, step } from './look-test.ts';
import { test as stillTest } from './still-test.ts';
import { answerQuestions, fillSteps, VISITOR } from './walk.ts';

const funnels = { default: 'short_steps', short: 'short', onsite: 'long', heimberatung: 'long' };
const settings = { showSubmitErrors: true, funnels };
const test = mergeTests(testWithSettings(settings, undefined, { ATLAS_ENDPOINT: ATLAS }), stillTest);
test.use({ foreignOrigins: [ATLAS] });

const LEAD = new URLSearchParams({ kitchenId: 'kitchen-1', enquiryId: 'enquiry-1', email: VISITOR });

test('foreign atlas: the step that asks for the address', async ({ page, open, shoot }) => {
  await open('/services/fun/funnel');
  await answerQuestions(page);
  await fillSteps(page, async (id, state) => {
    if (id === 'personal_email' && state === 'empty') await shoot('foreign-atlas-email');
  });
});

test('foreign atlas: after the enquiry', async ({ page, language, open, shoot }) => {
  await offersNoTime(page);
  await open(`/services/fun/datepicker?${LEAD}`);
  await expect(page.getByText(slotTexts.noneTitle[language])).toBeVisible();
  await shoot('foreign-atlas-datepicker');
  await open(`/services/fun/thank-you?${LEAD}&postcode=66111`);
  await expect(page.locator('[name=postcode]')).toHaveValue('66111');
  await shoot('foreign-atlas-thank-you');
  await open('/services/fun/iflow');
  await shoot('foreign-atlas-incomplete-address');
  await open(`/services/fun/terminfinder-iflow?${LEAD}&date=2026-11-20T09:00:00%2B01:00&reserved=true`);
  await shoot('foreign-atlas-reserved');
});

test('foreign atlas: sign-up', async ({ page, open, shoot }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  let reply: object = { code: 'UNKNOWN_KITCHEN', message: '' };
  await answerElsewhere(page, ACTIVATION, (route) => says(reply)(route));
  await open(`/services/fun/iflow?${LEAD}`);
  await page.locator('[data-action=skip]').click();
  await expect(step(page, 'signup')).toBeVisible();
  await shoot('foreign-atlas-signup');
  for (const name of ['password', 'password_confirmation'])
    await page.locator(`[name=${name}]`).fill('korrekt pferd batterie');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('foreign-atlas-signup-unknown');
  reply = { code: 'SUCCESS', data: { creds: 'x' } };
  await page.locator('button[type=submit]').click();
  await expect(step(page, 'exit')).toBeVisible();
  await shoot('foreign-atlas-exit');
  await page.reload();
  await expect(step(page, 'exit')).toBeVisible();
  await shoot('foreign-atlas-exit-opened');
});
