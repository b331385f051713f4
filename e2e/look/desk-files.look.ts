import { mergeTests } from '@playwright/test';
import { enterConfirmed, givenCustomer } from '../customer.ts';
import { openDeskAs } from '../desk.ts';
import { picture } from '../example-file.ts';
import { testWithSettings } from '../settings-test.ts';
import { expect, test as lookTest } from './look-test.ts';

const test = mergeTests(testWithSettings({}), lookTest);
test.use({ refusals: [401] });

test('desk: a file of the staff, withdrawn, at the desk and in the customer area', async ({
  page,
  request,
  query,
  ownProduct: { url, database },
  language,
  open,
  shoot,
}) => {
  const email = `k.sommerfeld.${Date.now()}@example.com`;
  const customer = await givenCustomer(request, email, { personal_full_name: 'Katrin Sommerfeld' });
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  await open(`/desk/enquiries/${customer.enquiryId}`);
  await page.locator('[name=add-OFFER]').setInputFiles({ ...picture('Angebot.png') });
  await expect(page.locator('[data-file]')).toHaveCount(1);
  await expect(page.locator('[data-entry=file]')).toHaveCount(1);
  await shoot('desk-record-file');
  await page.locator('[data-action=withdraw]').click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await expect(page.locator('[data-entry=file]')).toHaveCount(2);
  await shoot('desk-record-file-withdrawn');
  await enterConfirmed(page, customer, language === 'de' ? '' : `?lang=${language}`, database);
  await expect(page.locator('[data-withdrawn]')).toBeVisible();
  await shoot('customer-area-file-withdrawn');
});
