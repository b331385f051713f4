import { enterConfirmed, givenCustomer } from './customer.ts';
import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { picture } from './example-file.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';

// Who is not signed in is told so by a 401, and a browser writes that down.
test.use({ refusals: [401, 404] });

test('a wrong offer is withdrawn, undone, and withdrawn again; the customer no longer has it and reads why', async ({
  browser,
  page,
  request,
  query,
  ownProduct: { url, database },
  email,
}) => {
  const customer = await givenCustomer(request, email, { personal_full_name: 'Katrin Sommerfeld' });
  const area = await (await browser.newContext({ baseURL: url, locale: 'de-DE' })).newPage();
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  await page.goto(`${url}/desk/enquiries/${customer.enquiryId}`);
  await page.locator('[name=add-OFFER]').setInputFiles({ ...picture('Angebot Meier.png') });
  const file = page.locator('[data-file]');
  await expect(file).toContainText('Angebot Meier.png');
  await expect(page.locator('[data-entry=file]').first()).toContainText('Angebot Meier.png');
  await expectAccessible(page);
  await enterConfirmed(area, customer, '', database);
  await expect(area.locator('[data-file]')).toContainText('Angebot Meier.png');

  await page.getByRole('button', { name: 'Angebot Meier.png zurückziehen' }).click();
  await expect(file).toHaveCount(0);
  await expect(page.locator('#plans')).toBeFocused();
  await expect(page.locator('[data-toast]')).toContainText(
    'Katrin Sommerfeld: „Angebot Meier.png“ zurückgezogen',
  );
  await expect(page.locator('[data-entry=file]').first()).toContainText('Jana hat eine Datei zurückgezogen');
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.locator('[data-action=undo]').click();
  await expect(file).toContainText('Angebot Meier.png');

  await page.locator('[data-action=withdraw]').click();
  await expect(file).toHaveCount(0);
  await area.reload();
  await expect(area.locator('[data-withdrawn]')).toHaveText(/^Angebot von uns: am .+ zurückgezogen$/);
  await expect(area.locator('[data-file]')).toHaveCount(0);
  await expect(area.getByText('Meier')).toHaveCount(0);
  await expectNothingCut(area);
  await expectAccessible(area);
  await area.context().close();
  // Deleted once it can no longer be undone.
  await expect.poll(() => query('select file_id from file'), { timeout: 30_000 }).toEqual([]);
});
