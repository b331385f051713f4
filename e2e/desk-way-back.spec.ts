import type { APIRequestContext } from '@playwright/test';
import { openDeskAs } from './desk.ts';
import { givenEnquiry } from './given.ts';
import { expect } from './product-test.ts';
import { testWithSettings } from './settings-test.ts';

// A product of its own: the list shows every enquiry there is.
const test = testWithSettings({});
test.use({ refusals: [401] });

type Query = (sql: string, values?: unknown[]) => Promise<unknown>;

/** Somebody, and more than a page of a family, each a minute older than the one before. */
async function givenEnquiries(request: APIRequestContext, query: Query, email: string, family: string) {
  const { enquiryId } = await givenEnquiry(request, email, {
    personal_full_name: `Katrin zu ${family}`,
    question_shape: 'L_FORM',
  });
  await query(
    `insert into enquiry (enquiry_id, kitchen_id, received_at, salutation, full_name, first_name, last_name,
       preferred_language, postcode, email, telephone_raw, telephone_formatted, answers, tracking, request_hash)
     select $2 || n, 'kitchen-' || $2 || n, received_at - make_interval(mins => n), salutation,
       'Bernd ' || $2 || ' ' || n, 'Bernd', $2 || ' ' || n, preferred_language, postcode, email, telephone_raw,
       telephone_formatted, answers, tracking, request_hash
     from enquiry, generate_series(1, 120) n where enquiry_id = $1`,
    [enquiryId, family],
  );
}

test('the list is as one left it, by the way back, by Back, after a reload and by a copied link', {
  tag: '@desktop',
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  await givenEnquiries(request, query, email, 'Thielen');
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  await page.getByRole('link', { name: 'Anfragen' }).click();
  await page.locator('[name=search]').fill('bernd thielen');
  await page.locator('[data-filter=NEW]').click();
  await expect(page.getByText('120 Anfragen')).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/enquiries\?search=bernd\+thielen&status=NEW$/);

  // Far down, on the second page.
  const far = page.getByRole('link', { name: 'Bernd Thielen 80', exact: true });
  const scroller = page.locator('[data-scroller]');
  const goDown = async () => {
    await scroller.evaluate((box) => box.scrollTo(0, 78 * 44));
    return far.count();
  };
  await expect.poll(goDown).toBe(1);
  const top = () => scroller.evaluate((box) => box.scrollTop);
  const before = await top();
  const expectAsLeft = async () => {
    await expect(far).toBeInViewport();
    await expect.poll(top).toBe(before);
    await expect(page.locator('[name=search]')).toHaveValue('bernd thielen');
    await expect(page.locator('[data-filter=NEW]')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('120 Anfragen')).toBeVisible();
  };
  for (const goBack of [() => page.locator('[data-action=back]').click(), () => page.goBack()]) {
    await far.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thielen 80');
    await goBack();
    await expectAsLeft();
  }
  await expect(page.locator('[data-cursor]')).toContainText('Bernd Thielen 80');
  await page.reload();
  await expectAsLeft();

  // Another search begins at its top, and so does the list from the navigation.
  await page.locator('[name=search]').fill('thielen 1');
  await expect(page).toHaveURL(/search=thielen\+1&status=NEW$/);
  await expect.poll(top).toBe(0);
  await page.getByRole('link', { name: 'Anfragen' }).click();
  await expect(page.locator('[name=search]')).toHaveValue('');
  await expect(page).toHaveURL(/\/desk\/enquiries$/);
  await expect.poll(top).toBe(0);

  await page.goto(`${url}/desk/enquiries?search=katrin+thielen&status=NEW,OFFER`);
  await expect(page.getByText('1 Anfrage', { exact: true })).toBeVisible();
  await expect(page.locator('[data-filter=OFFER]')).toHaveAttribute('aria-pressed', 'true');
});
