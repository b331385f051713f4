import { answers, fails } from '../example-file.ts';
import { givenEnquiry } from '../given.ts';
import { hold } from './hold.ts';
import { expect, step, test as stillTest } from './still-test.ts';
import { unavailable, VISITOR } from './walk.ts';

const SLOTS = '**/api/v1/datepickers/available';
const PRECALLS = '**/api/v1/precall-requests';

interface Datepicker {
  /** Opens the page of an enquiry of its own. */
  readonly openDatepicker: () => Promise<void>;
}

const test = stillTest.extend<Datepicker>({
  openDatepicker: async ({ request, open }, use) => {
    const { enquiryId, kitchenId } = await givenEnquiry(request, VISITOR);
    const query = new URLSearchParams({ enquiryId, kitchenId, email: VISITOR });
    await use(() => open(`/services/fun/datepicker?${query}`));
  },
});

test('datepicker, from the first look to the wish', async ({ page, openDatepicker, shoot }) => {
  const days = page.locator('button[data-date]');
  const times = page.locator('button[data-slot]');
  let release = await hold(page, SLOTS);
  await openDatepicker();
  await expect(step(page, 'datepicker').locator('[aria-busy=true]')).toBeVisible();
  await shoot('datepicker-days-loading');
  release();
  await expect(days.first()).toBeVisible();
  await shoot('datepicker-days');
  await days.nth(2).click();
  await expect(times.first()).toBeVisible();
  await shoot('datepicker-times');

  release = await hold(page, SLOTS);
  await page.reload();
  await expect(step(page, 'timepicker').locator('[aria-busy=true]')).toBeVisible();
  await shoot('datepicker-times-loading');
  release();

  release = await hold(page, PRECALLS);
  await times.nth(3).click();
  await expect(times.nth(3)).toHaveAttribute('aria-disabled', 'true');
  await shoot('datepicker-times-chosen');
  release();
  await expect(step(page, 'floorplan')).toBeVisible();
  await shoot('datepicker-wish-sent');
});

test('datepicker, a wish that fails', async ({ page, openDatepicker, shoot }) => {
  await page.route(PRECALLS, unavailable);
  await openDatepicker();
  await page.locator('button[data-date]').first().click();
  await page.locator('button[data-slot]').first().click();
  await expect(step(page, 'floorplan')).toBeVisible({ timeout: 15_000 });
  await shoot('datepicker-wish-failed');
});

test('datepicker, nothing to choose', async ({ page, openDatepicker, shoot }) => {
  await page.route(SLOTS, fails);
  await openDatepicker();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 });
  await shoot('datepicker-days-failed');
  await page.unroute(SLOTS);
  await page.locator('[data-action=retry]').click();
  await page.locator('button[data-date]').first().click();
  await expect(step(page, 'timepicker')).toBeVisible();

  // What was free before the reload is taken after it.
  await page.route(SLOTS, answers({ data: { availableSlots: {}, duration: 30 } }));
  await page.reload();
  await expect(step(page, 'timepicker').locator('[aria-busy]')).toHaveCount(0);
  await shoot('datepicker-times-none');
  await page.locator('[data-action=back]').click();
  await expect(step(page, 'datepicker').locator('button[data-action=skip]')).toBeVisible();
  await shoot('datepicker-days-none');
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('datepicker, read in another time zone', async ({ page, openDatepicker, shoot }) => {
    await openDatepicker();
    await page.locator('button[data-date]').first().click();
    await expect(page.locator('button[data-slot]').first()).toBeVisible();
    await shoot('datepicker-times-elsewhere');
  });
});
