import { slotTexts } from '@funnel/domain/slot/slot-texts';
import type { Page, Request } from '@playwright/test';
import { answerShortFunnel, expect, fillContact, step, test } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

/** A foreign service gets only the fields of the specification, and may have its own responses. */

const CONTACT = 'salutation_english|full_name|first_name|last_name|postcode|email|telephone_(raw|formatted)';
const COMMON = `personal_(${CONTACT})|preferred_language|szid|operating_system|ip_address|utm_source`;

/** The submitted fields. */
async function sendElsewhere(page: Page, path: string): Promise<Record<string, unknown>> {
  // Our own server under another name.
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

test.describe('a refusal', () => {
  test.use({ refusals: [403, 422] });

  for (const [status, body, said] of [
    [422, '{"code":"VALIDATION","message":"phone is wrong"}', '422 REFUSED VALIDATION phone is wrong'],
    [403, '<html><h1>Forbidden</h1></html>', '403 REFUSED Forbidden'],
  ] as const)
    test(`with status ${status} ends the tries, and is reported in its own words`, async ({
      page,
      query,
      email,
    }) => {
      await answerShortFunnel(page);
      await fillContact(page, email);
      let sent = 0;
      await routeOpenPage(page, '**/api/v1/funnel-enquiries', (route) => {
        sent += 1;
        return route.fulfill({ status, body });
      });
      await sendElsewhere(page, '/api/v1/funnel-enquiries');
      const told = page.getByRole('status').filter({ hasText: 'Ihre Angaben sind noch da' });
      await expect(told).toHaveCount(1);
      const reports = "select error from error_report where enquiry_data->>'personal_email' = $1";
      await expect.poll(() => query(reports, [email])).toEqual([{ error: said }]);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('waiting-enquiry');
      expect(sent).toBe(1);
    });
});

test('numbers are ids, and whatever a service answers to a wish, it has it', async ({ page, email }) => {
  await answerShortFunnel(page);
  await fillContact(page, email);
  await routeOpenPage(page, '**/api/v1/funnel-enquiries', (route) =>
    route.fulfill({ json: { data: { enquiryId: 17, kitchenId: 4, email } } }),
  );
  await page.route('**/api/v1/precall-requests', (route) => route.fulfill({ status: 204 }));
  await sendElsewhere(page, '/api/v1/funnel-enquiries');
  await expect(step(page, 'datepicker')).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    enquiryId: '17',
    kitchenId: '4',
  });
  await page.locator('[data-date]').last().click();
  const wish = page.waitForRequest('**/api/v1/precall-requests');
  await page.locator('[data-slot]').last().click();
  expect((await wish).postDataJSON()).toMatchObject({ enquiryId: '17' });
  await expect(step(page, 'floorplan')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('waiting-precall');
  // The wish is shown as received.
  await expect(page.getByText(slotTexts.noted.de)).toBeVisible();
});
