import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut, step, test } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

const ADDRESS = '/services/fun/thank-you';

test('a visitor reads what happens next and chooses the nearest showroom, and another one after it', {
  tag: ['@wide', '@whole'],
}, async ({ page, request, query, email }) => {
  const { enquiryId, kitchenId } = await givenEnquiry(request, email);
  const kept = () => query('select showroom from enquiry where enquiry_id = $1', [enquiryId]);
  const choices = '**/api/v1/showroom-choices';
  const names = page.getByRole('heading', { level: 3 });
  const all = new URLSearchParams({ enquiryId, kitchenId, email, postcode: '66111' });
  await page.goto(`${ADDRESS}?${all}`);
  await expect(
    step(page, 'thank_you')
      .getByRole('listitem')
      .filter({ hasText: /^[1-4]/ }),
  ).toHaveText([
    /Wir rufen Sie an/,
    /Wir planen gemeinsam/,
    /Sie sehen Ihre Küche in 3D/,
    /Wir liefern und montieren/,
  ]);
  await expect(page.getByText(email)).toBeVisible();
  await expect(names).toHaveText(['Saarbrücken', 'Ensdorf', 'Neunkirchen', 'Zweibrücken']);
  await expect(page.getByText('Beispieladresse')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Grundriss nachreichen' })).toHaveAttribute(
    'href',
    /kitchenId=/,
  );

  await routeOpenPage(page, choices, (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '' } }),
  );
  await page.locator('[data-place=SAARBRUECKEN]').click();
  // In the card itself.
  const card = page.getByRole('listitem').filter({ has: page.locator('[data-place=SAARBRUECKEN]') });
  await expect(card).toContainText('nicht angekommen', { timeout: 10_000 });
  expect(await kept()).toEqual([{ showroom: null }]);
  await page.unroute(choices);

  await page.locator('[data-place=SAARBRUECKEN]').click();
  await expect(page.getByRole('status')).toContainText('Notiert: Küchenstudio Saarbrücken.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await kept()).toEqual([{ showroom: 'SAARBRUECKEN' }]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ausgewählt' })).toHaveAttribute(
    'data-place',
    'SAARBRUECKEN',
  );

  await page.locator('[name=postcode]').fill('55116');
  await expect(names.first()).toHaveText('Mainz');
  await expect(page.getByText('unter 10 km')).toHaveCount(1);
  // The one that is chosen is never hidden.
  await expect(names).toHaveCount(8);
  await page.locator('[data-place=MAINZ]').click();
  await expect(page.getByRole('status')).toContainText('Notiert: Küchenstudio Mainz.');
  expect(await kept()).toEqual([{ showroom: 'MAINZ' }]);
  await expectAccessible(page);
});

test('without an enquiry the showrooms are shown, and nothing can be chosen', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto(`${ADDRESS}?lang=en&postcode=551`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Our showrooms');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Ensdorf',
    'Kaiserslautern',
    'Konz',
    'Mainz',
    'Meisenheim',
    'Neunkirchen',
    'Saarbrücken',
    'Zweibrücken',
  ]);
  await expect(page.locator('[data-place]')).toHaveCount(0);
  await page.locator('[name=postcode]').fill('55116');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Mainz');
  await page.getByRole('button', { name: 'Show all showrooms' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingCut(page);
});

test('the map lights the nearest showroom, and each says whether it is open today and how to get there', {
  tag: '@wide',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-16T10:30:00+01:00');
  await page.goto(`${ADDRESS}?postcode=66111`);
  const map = page.getByRole('img', { name: /^Karte der Region/ });
  await expect(map).toHaveAccessibleName('Karte der Region. Am nächsten liegt das Küchenstudio Saarbrücken.');
  await expect(map.locator('text')).toHaveCount(8);
  await expect(map.locator('[data-lit]')).toHaveText('Saarbrücken');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Saarbrücken' }) });
  await expect(first).toContainText('Heute geöffnet bis 18:00 Uhr');
  await expect(first.getByRole('link', { name: 'Route planen' })).toHaveAttribute(
    'href',
    /destination=49\.\d+,6\.\d+$/,
  );
  await page.locator('[name=postcode]').fill('55116');
  await expect(map.locator('[data-lit]')).toHaveText('Mainz');
  await expectAccessible(page);

  await page.clock.setFixedTime('2026-11-15T10:30:00+01:00');
  await page.reload();
  await expect(page.getByText('Heute geschlossen').first()).toBeVisible();
});
