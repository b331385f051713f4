import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

test.use({ refusals: [401] });

test('a record begins with what the list knows, nothing moves when the rest comes, and nobody looks ahead', {
  tag: ['@desktop', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  const answers = { question_shape: 'L_FORM', espl_value: 18.35 };
  for (const [index, name] of ['Clara Ahrens', 'Bernd Ahrens', 'Anna Ahrens'].entries())
    await givenEnquiry(request, `${index}${email}`, { personal_full_name: name, ...answers });
  const { staffId } = await openDeskAs(page, query, { name: 'Jana Keller', url });
  const record = page.locator('[data-screen=record]');
  const headline = page.getByRole('heading', { level: 1 });
  const ghosts = page.locator('[data-ghost]');
  const row = page.locator('[data-row]').first();
  /** Holds the responses of this address until released. */
  const hold = async (address: string) => {
    const held = Promise.withResolvers<void>();
    await routeOpenPage(page, address, async (route) => {
      await held.promise;
      await route.continue();
    });
    return async () => {
      held.resolve();
      await expect(ghosts).toHaveCount(0);
      await page.unroute(address);
    };
  };
  const looks = async () =>
    query(
      `select data->'enquiryIds'->>0 as id from event
       where type = 'data.viewed' and actor_id = $1 and data->>'call' = '/api/v1/desk/enquiry'`,
      [staffId],
    );
  await page.goto(`${url}/desk/access`);
  await expect(headline).toBeVisible();
  const letList = await hold('**/api/v1/desk/enquiries?*');
  await page.getByRole('link', { name: 'Anfragen' }).click();
  await expect(ghosts).toBeVisible();
  await expectAccessible(page);
  const foot = page.locator('main footer');
  const footBefore = await foot.boundingBox();
  await letList();
  await expect(page.getByText('3 Anfragen')).toBeVisible();
  await expect(row).toContainText('Anna Ahrens');
  expect(await foot.boundingBox()).toEqual(footBefore);

  const lookedBefore = await looks();
  await row.hover();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-cursor]')).toContainText('Anna Ahrens');
  const letRecord = await hold('**/api/v1/desk/enquiry?*');
  await page.keyboard.press('Enter');
  await expect(headline).toHaveText('Frau Anna Ahrens');
  await expect(headline).toBeFocused();
  await expect(ghosts).not.toHaveCount(0);
  for (const text of ['0681 123456', '18.350 €', 'L-Form']) await expect(record).toContainText(text);
  // The claim is not loaded yet.
  await expect(record.locator('a[href^="tel:"]')).toHaveCount(0);
  await expectAccessible(page);
  const known = [
    headline,
    page.locator('[data-step=NEW]'),
    page.locator('[name=showroom]'),
    page.getByText('18.350 €'),
  ];
  const places = () => Promise.all(known.map((each) => each.boundingBox()));
  const placesBefore = await places();
  // The neighbours are loaded as well.
  await page.keyboard.press('j');
  await expect(headline).toHaveText('Frau Bernd Ahrens');
  await page.keyboard.press('k');
  await expect(headline).toHaveText('Frau Anna Ahrens');
  expect(await looks()).toEqual(lookedBefore);
  await letRecord();
  await expect(page.locator('[data-action=add-step]')).toBeVisible();
  await expect(record.locator('a[href^="tel:"]').first()).toBeVisible();
  expect(await places()).toEqual(placesBefore);

  // By a link nothing is known in advance.
  await page.goto(`${url}/desk/access`);
  await expect(headline).toBeVisible();
  const letLinked = await hold('**/api/v1/desk/enquiry?*');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('clara ahrens');
  await expect(page.getByRole('option').first()).toContainText('Clara Ahrens');
  await page.keyboard.press('Enter');
  await expect(record).toBeVisible();
  await expect(ghosts).not.toHaveCount(0);
  await expect(headline).toHaveText('Die Anfrage wird geladen');
  await expectAccessible(page);
  await letLinked();
  await expect(headline).toHaveText('Frau Clara Ahrens');
});
