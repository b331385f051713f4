import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { mergeTests } from '@playwright/test';
import { enterConfirmed, givenCustomer } from '../customer.ts';
import { openDeskAs } from '../desk.ts';
import { givenBooking, openStarts } from '../given.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, test as stageTest } from './stage.ts';

const slots = { ...DEFAULT_SETTINGS.slots, unconfirmedHours: 24 };
// A retailer with required confirmation by mail.
const test = mergeTests(testWithSettings({ slots }, {}), stageTest);
test.use({ refusals: [401] });

test('a reserved call in customer area, call list, list and record, and an enquiry that is withheld', async ({
  page,
  request,
  query,
  ownProduct: { url, database },
  email,
  open,
  searchOfLanguage,
  shoot,
}) => {
  await enterConfirmed(page, await givenCustomer(request, email), searchOfLanguage, database);
  const start = (await openStarts(request)).at(12) ?? '';
  const { enquiryId } = await givenBooking(request, email, start);
  await givenBooking(request, `2.${email}`, start, { telephone: '0681 654321' });
  await page.reload();
  await expect(page.locator('[data-action=confirm-appointment]')).toBeVisible();
  await shoot('customer-area-reserved');

  await openDeskAs(page, query, { name: 'Carla Nowak', url, role: 'manager' });
  await open('/desk/calls');
  await page.locator('[data-tab=LATER]').click();
  await page.locator(`li[data-enquiry="${enquiryId}"] button`).first().click();
  await shoot('desk-queue-reserved');
  await open('/desk/enquiries');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await shoot('desk-list-reserved');
  await open(`/desk/calendar?date=${start.slice(0, 10)}`);
  await expect(page.locator(`[data-cell="${start.slice(0, 10)} ${start.slice(11, 16)}"]`)).toBeVisible();
  await shoot('desk-calendar-reserved');
  await query('update enquiry set is_withheld = true where enquiry_id = $1', [enquiryId]);
  await open(`/desk/enquiries/${enquiryId}`);
  await expect(page.locator('[data-banner=ochre]')).toBeVisible();
  await shoot('desk-record-reserved-and-withheld');
});
