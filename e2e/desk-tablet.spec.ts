import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { ANSWERS } from './look/desk-scenes.ts';
import { expect, expectNothingCut } from './product-test.ts';

test.use({ refusals: [401] });

test('on a tablet no word of a call is broken, and what can be done with a selection is one line', {
  tag: ['@desktop', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  const { enquiryId } = await givenEnquiry(request, email, { ...ANSWERS, personal_full_name: 'Eva Thielen' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await openDeskAs(page, query, { name: 'Henrik Vogt', url, role: 'manager' });
  await page.goto(`${url}/desk/calls`);
  await page.locator(`li[data-enquiry="${enquiryId}"] button`).first().click();
  await expect(page.getByText('Auf Arbeitshöhe')).toBeVisible();
  await expectNothingCut(page);

  await page.goto(`${url}/desk/enquiries`);
  await page.locator('[name=select]').first().check();
  const last = page.locator('[data-bulk] [data-action=clear-selection]');
  const [first, end] = [await page.locator('[data-bulk] b').boundingBox(), await last.boundingBox()];
  expect(first && end && end.y < first.y + first.height).toBe(true);
});
