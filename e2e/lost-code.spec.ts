import { answerShortFunnel, expect, fillContact, step, test } from './product-test.ts';

const IFLOW = '/services/fun/iflow?kitchenId=one&email=jo%40example.com';
const CHUNK = '**/assets/iflow-*.js';

test('the code of a page is asked for again, and an early tap counts then', async ({ page }) => {
  let asked = 0;
  await page.route(CHUNK, (route) => (asked++ < 2 ? route.abort() : route.continue()));
  await page.goto(IFLOW, { waitUntil: 'commit' });
  await page.locator('[data-action=skip]').click();
  await expect(step(page, 'signup')).toBeVisible();
  expect(asked).toBeGreaterThan(2);
});

test('code that never arrives leaves a failure screen with a way to try again', async ({ page }) => {
  let isAway = true;
  await page.route(CHUNK, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(IFLOW, { waitUntil: 'commit' });
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(step(page, 'floorplan')).toHaveCount(0);
  isAway = false;
  await page.getByRole('button').click();
  await expect(step(page, 'floorplan')).toBeVisible();
});

test('code that arrives at the third try only keeps nobody from sending', async ({ page, query, email }) => {
  const tries = new Map<string, number>();
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url();
    const count = (tries.get(url) ?? 0) + 1;
    tries.set(url, count);
    return count < 3 ? route.abort() : route.continue();
  });
  await answerShortFunnel(page);
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  await expect(step(page, 'datepicker')).toBeVisible();
  expect(await query('select enquiry_id from enquiry where email = $1', [email])).toHaveLength(1);
});
