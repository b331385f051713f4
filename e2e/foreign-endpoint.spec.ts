import type { Page, Request } from '@playwright/test';
import { answerShortFunnel, expect, fillContact, step, test } from './product-test.ts';

/** A retailer's own service gets the fields of the specification, and no extras of ours. */

const CONTACT = 'salutation_english|full_name|first_name|last_name|postcode|email|telephone_(raw|formatted)';
const COMMON = `personal_(${CONTACT})|preferred_language|szid|operating_system|ip_address|utm_source`;

/** What the form then sends. */
async function sendElsewhere(page: Page, path: string): Promise<Record<string, unknown>> {
  // Ours again, but named as another one is.
  await page.evaluate(() => {
    Object.assign(window, { __FUNNEL_CONFIG__: { atlasEndpoint: location.origin } });
  });
  const sent: Promise<Request> = page.waitForRequest(`**${path}`);
  await page.locator('button[type=submit]').click();
  return (await sent).postDataJSON();
}

function expectOnly(body: Record<string, unknown>, specified: string): void {
  const isSpecified = new RegExp(`^(?:${specified})$`);
  expect(Object.keys(body).filter((key) => !isSpecified.test(key))).toEqual([]);
}

test('from the funnel', { tag: '@whole' }, async ({ page, email }) => {
  await answerShortFunnel(page, '&utm_source=own&msclkid=click');
  await fillContact(page, email);
  const body = await sendElsewhere(page, '/api/v1/funnel-enquiries');
  expect(body).toMatchObject({ personal_email: email, utm_source: 'own' });
  expectOnly(body, `question_\\w+|entry|${COMMON}`);
  await expect(step(page, 'datepicker')).toBeVisible();
});

test('from the terminfinder', { tag: '@whole' }, async ({ page, email }) => {
  await page.goto('/services/fun/terminfinder?utm_source=own&msclkid=click');
  await page.locator('[data-slot]').last().click();
  await fillContact(page, email);
  const body = await sendElsewhere(page, '/api/v1/terminfinder-enquiries');
  expect(body).toMatchObject({ personal_email: email, utm_source: 'own' });
  expectOnly(body, `locale|precall_requested_at|duration|${COMMON}`);
  await expect(step(page, 'floorplan')).toBeVisible();
});
