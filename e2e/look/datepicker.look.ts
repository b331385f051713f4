import type { Page } from '@playwright/test';
import { answers, fails } from '../example-file.ts';
import { givenEnquiry } from '../given.ts';
import { hold } from './hold.ts';
import { expect, step, test as stillTest } from './still-test.ts';
import { unavailable, VISITOR } from './walk.ts';

const SLOTS = '**/api/v1/datepickers/available';
const PRECALLS = '**/api/v1/precall-requests';

/** The page after every wish, on a computer with the QR code. */
async function expectFloorPlan(page: Page, isMobile: boolean): Promise<void> {
  await expect(step(page, 'floorplan')).toBeVisible({ timeout: 15_000 });
  if (!isMobile) await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
}

interface Datepicker {
  /** Opens the page of a separate enquiry. */
  readonly openDatepicker: () => Promise<void>;
}

const test = stillTest.extend<Datepicker>({
  openDatepicker: async ({ request, open }, use) => {
    const { enquiryId, kitchenId } = await givenEnquiry(request, VISITOR);
    const query = new URLSearchParams({ enquiryId, kitchenId, email: VISITOR });
    await use(() => open(`/services/fun/datepicker?${query}`));
  },
});

// The machine's own time zone would show the time zone note.
test.use({ timezoneId: 'Europe/Berlin' });

test('datepicker, from the first look to the wish', async ({ page, openDatepicker, shoot, isMobile }) => {
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
  await expectFloorPlan(page, isMobile);
  await shoot('datepicker-wish-sent');
});

test('datepicker, a wish that fails', async ({ page, openDatepicker, shoot, isMobile }) => {
  await page.route(PRECALLS, unavailable);
  await openDatepicker();
  await page.locator('button[data-date]').first().click();
  await page.locator('button[data-slot]').first().click();
  await expectFloorPlan(page, isMobile);
  await shoot('datepicker-wish-failed');
});

test('datepicker, nothing to choose', async ({ page, openDatepicker, shoot }) => {
  await page.route(SLOTS, fails);
  await openDatepicker();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 10_000 });
  await shoot('datepicker-days-failed');
  await page.unroute(SLOTS);
  await page.locator('[data-action=retry]').click();
  const day = page.locator('button[data-date]').first();
  const date = (await day.getAttribute('data-date')) ?? '';
  await day.click();
  await expect(step(page, 'timepicker')).toBeVisible();

  // Free before the reload, taken after it.
  await page.route(SLOTS, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const { [date]: _taken, ...availableSlots } = data.availableSlots;
    await route.fulfill({ response, json: { data: { ...data, availableSlots } } });
  });
  await page.reload();
  await expect(step(page, 'timepicker').locator('button:not([data-action])')).toBeVisible();
  await shoot('datepicker-times-none');

  await page.locator('[data-action=back]').click();
  await page.route(SLOTS, answers({ data: { availableSlots: {}, duration: 60 } }));
  await page.reload();
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
