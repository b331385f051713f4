import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { picture } from './example-file.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';
import { insertCall } from './step-sql.ts';

test.use({ refusals: [401, 409] });

test('what is suspect is taken in or discarded, one person is merged and separated, and an offer is added', {
  tag: ['@desktop', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  const { enquiryId } = await givenEnquiry(request, email, {
    personal_full_name: 'Katrin Sommerfeld',
    website: 'https://spam.example',
  });
  const other = await givenEnquiry(request, `2${email}`, { personal_full_name: 'K. Sommerfeld' });
  await query('update enquiry set is_rescued = true where enquiry_id = $1', [other.enquiryId]);
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  const row = (id: string) => page.locator(`li[data-enquiry="${id}"]`);
  await expect(row(enquiryId)).toContainText('Bot?');
  await expect(row(other.enquiryId)).toContainText('gerettet');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Sommerfeld');
  await expect(page.getByRole('option', { name: 'Katrin Sommerfeld' })).toContainText('Bot?');
  await expect(page.getByRole('option', { name: 'K. Sommerfeld' })).toContainText('gerettet');
  await page.keyboard.press('Escape');

  await query(insertCall({ start: 'now()', end: "now() + interval '1 hour'", seat: null }), [
    other.enquiryId,
  ]);
  await page.goto(`${url}/desk/calendar`);
  await page.locator('[data-cell]').filter({ hasText: 'K. Sommerfeld' }).click();
  await expect(page.locator(`[data-entry="${other.enquiryId}"]`)).toContainText('gerettet');
  await expectAccessible(page);

  // The same number makes them one person.
  await query("update enquiry set telephone_formatted = '0681 123456' where enquiry_id = $1", [
    other.enquiryId,
  ]);
  const banner = page.locator('[data-banner=ochre]');
  await page.goto(`${url}/desk/enquiries/${enquiryId}`);
  await expect(banner).toContainText('Diese Anfrage kann von einem Bot sein.');
  await expectAccessible(page);
  await page.locator('[data-action=discard]').click();
  await expect(banner).toContainText('Diese Anfrage ist verworfen.');
  await expect(page.locator('[data-step=LOST]')).toContainText('Keine echte Anfrage');
  await page.locator('[data-action=take-in]').click();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('[data-step=CONTACTED]')).toHaveAttribute('aria-current', 'step');

  const same = page.locator(`[data-same="${other.enquiryId}"]`);
  await page.locator('[data-action=merge-all]').click();
  await expect(same).toContainText('zusammengelegt');
  await expect(page.locator('[data-entry]').first()).toContainText('hat zwei Anfragen zusammengeführt');
  await expectAccessible(page);
  await same.getByRole('link').click();
  await expect(page.locator('[data-banner=plum]')).toContainText('Gehört zur Anfrage von Katrin Sommerfeld.');
  await expectAccessible(page);
  await page.locator('[data-banner=plum] [data-action=unmerge]').click();
  await expect(page.locator('[data-banner=plum]')).toHaveCount(0);
  await page.locator('[data-action=part]').click();
  await page.locator('[data-action=apart]').click();
  await expect(page.locator('[data-same]')).toHaveCount(0);

  await page.locator('[name=add-OFFER]').setInputFiles({ ...picture('Angebot.png') });
  await expect(page.locator('[data-file]')).toContainText('Angebot.png');
  await expect(page.locator('[data-entry]').first()).toContainText('hat eine Datei abgelegt');
  await expectNothingCut(page);
  await expectAccessible(page);
  expect(await query('select kind from file where kitchen_id = $1', [other.kitchenId])).toEqual([
    { kind: 'OFFER' },
  ]);
});
