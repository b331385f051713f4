import type { Page } from '@playwright/test';
import { givenSeenFailures } from './given.ts';
import { expect, fillContact, step, test } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

const PARENT = () => process.env['PARENT_URL'] ?? '';
const ADDRESS = '/services/fun/terminfinder';
const ENQUIRIES = '**/api/v1/terminfinder-enquiries';

const submit = (page: Page) => page.locator('button[type=submit]');

/** On the second page: other tests take the first times. */
async function pickLater(page: Page): Promise<string> {
  await page.goto(ADDRESS);
  const day = page.locator('[data-date]').first();
  const first = (await day.getAttribute('data-date')) ?? '';
  await page.getByRole('button', { name: 'Spätere Tage' }).click();
  await expect(day).not.toHaveAttribute('data-date', first);
  const slot = page.locator('[data-slot]').first();
  const start = (await slot.getAttribute('data-slot')) ?? '';
  await slot.click();
  await expect(step(page, 'combined_personal')).toBeVisible();
  return start;
}

test.use({ foreignOrigins: [PARENT()] });

test('when booking fails the input stays, waits in the tab and goes out by itself, once', {
  tag: '@whole',
}, async ({ page, query, email }) => {
  const start = await pickLater(page);
  await fillContact(page, email);
  const keys: (string | null)[] = [];
  let isDown = true;
  await routeOpenPage(page, ENQUIRIES, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    if (!isDown) return route.continue();
    // Accepted at the second try, but the response is lost.
    if (keys.length === 2) await route.fetch();
    await route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '' } });
  });
  const told = page.getByRole('status').filter({ hasText: 'Ihre Angaben sind noch da' });
  for (const _try of ['first', 'second']) {
    await submit(page).click();
    await expect(submit(page)).toHaveText('Einen Moment bitte');
    await expect(told).toHaveCount(1, { timeout: 10_000 });
  }
  await expect
    .poll(() => query("select enquiry_data->>'personal_email' as email from error_report"))
    .toContainEqual({ email });
  const tries = keys.length;
  await page.reload();
  await expect(page.locator('[name=personal_email]')).toHaveValue(email);
  // The reopened tab retries automatically.
  await expect.poll(() => keys.length).toBeGreaterThan(tries);
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(step(page, 'floorplan')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('date')).toBe(start);
  expect(new Set(keys).size).toBe(1);
  expect(
    await query('select 1 from appointment join enquiry using (enquiry_id) where email = $1', [email]),
  ).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('waiting-booking');
});

test('where the retailer wants failures to be seen, a booking that fails is told to everybody', {
  tag: '@whole',
}, async ({ page, query, email }) => {
  await givenSeenFailures(page);
  const start = await pickLater(page);
  await fillContact(page, email);
  await routeOpenPage(page, ENQUIRIES, (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '' } }),
  );
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Ihre Angaben sind noch da', { timeout: 10_000 });
  await expect(page.getByRole('alert')).toBeInViewport();
  await page.unroute(ENQUIRIES);
  await submit(page).click();
  await expect(step(page, 'floorplan')).toBeVisible();
  expect(
    await query('select starts_at from appointment join enquiry using (enquiry_id) where email = $1', [
      email,
    ]),
  ).toEqual([{ starts_at: new Date(start) }]);
});

test('a booking that waits is forgotten with another time, and when the visitor leaves', {
  tag: '@whole',
}, async ({ page, query, email }) => {
  await pickLater(page);
  await fillContact(page, email);
  await routeOpenPage(page, ENQUIRIES, (route) => route.abort());
  const waits = () => page.evaluate(() => sessionStorage.getItem('waiting-booking') !== null);
  await submit(page).click();
  await expect.poll(waits, { timeout: 15_000 }).toBe(true);
  await page.locator('[data-action=back]').click();
  await page.locator('[data-slot]').nth(1).click();
  await expect(step(page, 'combined_personal')).toBeVisible();
  expect(await waits()).toBe(false);
  await submit(page).click();
  await expect.poll(waits, { timeout: 15_000 }).toBe(true);
  await page.locator('[data-action=close]').click();
  await page.locator('[data-action=leave]').click();
  await page.waitForURL(`${PARENT()}/`);
  await page.unroute(ENQUIRIES);
  await page.goto(ADDRESS);
  await expect(page.locator('[data-slot]').first()).toBeVisible();
  expect(await waits()).toBe(false);
  // The error report stores the lead, with its time as a wish.
  expect(
    await query('select state from appointment join enquiry using (enquiry_id) where email = $1', [email]),
  ).toEqual([{ state: 'WISHED' }]);
});
