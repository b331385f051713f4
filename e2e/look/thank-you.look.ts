import { givenEnquiry } from '../given.ts';
import { hold } from './hold.ts';
import { expect, test } from './still-test.ts';
import { unavailable, VISITOR } from './walk.ts';

const ADDRESS = '/services/fun/thank-you';
const CHOICES = '**/api/v1/showroom-choices';

test('thank-you page, choosing a showroom', async ({ page, request, open, shoot }) => {
  const { enquiryId, kitchenId } = await givenEnquiry(request, VISITOR);
  await open(
    `${ADDRESS}?${new URLSearchParams({ enquiryId, kitchenId, email: VISITOR, postcode: '66111' })}`,
  );
  const place = (id: string) => page.locator(`[data-place=${id}]`);
  const told = page.getByRole('status').filter({ hasText: /Saarbrücken|Mainz/ });
  await expect(place('SAARBRUECKEN')).toBeVisible();
  await shoot('thank-you');

  await page.route(CHOICES, unavailable);
  await place('SAARBRUECKEN').click();
  await expect(page.locator('[aria-live]:not(:empty)')).toBeVisible({ timeout: 10_000 });
  await shoot('thank-you-showroom-failed');
  await page.unroute(CHOICES);

  const release = await hold(page, CHOICES);
  await place('SAARBRUECKEN').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await shoot('thank-you-showroom-sending');
  release();
  await expect(told).toContainText('Saarbrücken');
  await shoot('thank-you-showroom-chosen');

  await page.locator('[name=postcode]').fill('55116');
  await place('MAINZ').click();
  await expect(told).toContainText('Mainz');
  await shoot('thank-you-showroom-chosen-anew');
});

test('thank-you page without an enquiry', async ({ page, open, shoot }) => {
  await open(ADDRESS);
  const showrooms = page.getByRole('heading', { level: 3 });
  await expect(showrooms).toHaveCount(8);
  await shoot('thank-you-without-enquiry');
  await page.locator('[name=postcode]').fill('55116');
  await expect(showrooms).toHaveCount(4);
  await shoot('thank-you-without-enquiry-postcode');
});

test('thank-you page for who leaves without an enquiry', async ({ page, open, shoot }) => {
  await open(`${ADDRESS}?left=true`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8);
  await shoot('thank-you-left');
});
