import { mergeTests } from '@playwright/test';
import { openDeskAs } from '../desk.ts';
import { givenEnquiry } from '../given.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, test as lookTest } from './look-test.ts';

// A product of its own: nobody else's enquiries in the history.
const test = mergeTests(testWithSettings({}), lookTest);
test.use({ refusals: [401] });

test('desk: the record, its contact, palette, keys, search', async ({
  page,
  request,
  query,
  ownProduct: { url },
  open,
  shoot,
}) => {
  const { enquiryId } = await givenEnquiry(request, `${Date.now()}@example.com`, {
    personal_full_name: 'Katrin Sommerfeld',
    question_shape: 'L_FORM',
    question_size: 'FROM_5M_TO_7M',
    question_style: 'MODERN',
    question_budget: 'FROM_15K_20K',
  });
  await givenEnquiry(request, `2${Date.now()}@example.com`, { personal_full_name: 'Bernd Thielen' });
  await query("update enquiry set showroom = 'SAARBRUECKEN', espl_value = 18.35, espl_percentile = 65", []);
  await openDeskAs(page, query, { name: 'Mia Brandt', url, role: 'manager' });
  await open(`/desk/enquiries/${enquiryId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Katrin Sommerfeld');
  await page.locator('[name=note]').fill('Einzug im April, Insel wäre ein Traum');
  await page.locator('[data-action=save-note]').click();
  await expect(page.locator('[name=note]')).toHaveValue('');
  await shoot('desk-record');
  const size = page.viewportSize();
  if (size && size.width === 1280) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await shoot('desk-record-1440');
    await page.setViewportSize(size);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot('desk-record-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('[data-action=edit-contact]').click();
  await shoot('desk-record-contact');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('combobox').fill('somm');
  await shoot('desk-palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('desk-keys');
  await page.keyboard.press('Escape');
  await open('/desk/enquiries?search=sommerf');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await shoot('desk-list-search');
  // What is seen while the server takes its time.
  await page.route('**/api/v1/desk/enquiry?*', () => {});
  await page.locator('[data-row] a').click();
  await expect(page.locator('[data-ghost]').first()).toBeVisible();
  await shoot('desk-record-begun');
  await page.reload();
  await expect(page.locator('[data-ghost]').first()).toBeVisible();
  await shoot('desk-record-loading');
  await page.route('**/api/v1/desk/enquiries?*', () => {});
  await open('/desk/enquiries');
  await expect(page.locator('[data-ghost]')).toBeVisible();
  await shoot('desk-list-loading');
});
