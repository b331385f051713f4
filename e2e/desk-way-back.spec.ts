import type { APIRequestContext } from '@playwright/test';
import { openDeskAs } from './desk.ts';
import { test } from './desk-test.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, expectNothingCut } from './product-test.ts';

test.use({ refusals: [401] });

type Query = (sql: string, values?: unknown[]) => Promise<unknown>;

/** One person, and more than a page of a family, each a minute older than the previous one. */
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
  tag: ['@desktop', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  await givenEnquiries(request, query, email, 'Thielen');
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  await page.getByRole('link', { name: 'Anfragen' }).click();
  await expect(page.locator('[data-row] img').first()).toHaveAttribute('src', /question_shape\/L_FORM/);
  await page.locator('[name=search]').fill('bernd thielen');
  await page.locator('[data-filter=NEW]').click();
  await expect(page.getByText('120 Anfragen')).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/enquiries\?search=bernd\+thielen&status=NEW$/);

  // Far down, on the second page.
  const far = page.getByRole('link', { name: 'Bernd Thielen 80', exact: true });
  const scroller = page.locator('[data-scroller]');
  const goDown = async () => {
    await scroller.evaluate((box) => box.scrollTo(0, 78 * 40));
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

  // Another search starts at the top, and so does the list from the navigation.
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

test('from a record one goes through the list, and by a key to any enquiry or screen', {
  tag: ['@desktop', '@whole'],
}, async ({ page, request, query, ownProduct: { url }, email }) => {
  await givenEnquiries(request, query, email, 'Wagner');
  await openDeskAs(page, query, { name: 'Jana Keller', url });
  await page.goto(`${url}/desk/enquiries?search=bernd+wagner`);
  const headline = page.getByRole('heading', { level: 1 });
  // The last row of the first page: the next one loads with the second.
  await expect(page.getByText('120 Anfragen')).toBeVisible();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  for (let row = 1; row <= 49; row++) await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-cursor]')).toContainText('Bernd Wagner 49');
  await page.keyboard.press('Enter');
  await expect(headline).toContainText('Wagner 49');
  for (const name of ['Wagner 50', 'Wagner 51']) {
    await expect(page.locator('[data-action=next]')).toBeEnabled();
    await page.keyboard.press('j');
    await expect(headline).toContainText(name);
  }
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.keyboard.press('k');
  await expect(headline).toContainText('Wagner 50');
  await page.locator('[data-action=next]').click();
  await expect(headline).toContainText('Wagner 51');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Nächste Anfrage');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByText('120 Anfragen')).toBeVisible();

  // Ctrl K, also from inside a field.
  await page.locator('[name=search]').focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option').first()).toHaveText(/^Anrufliste/);
  await page.keyboard.type('katrin wag');
  await expect(dialog.getByRole('option').first()).toContainText('Katrin zu Wagner');
  await expect(dialog.getByRole('option').first().locator('mark')).toHaveText(['Katrin', 'Wag']);
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.keyboard.press('Enter');
  await expect(headline).toContainText('zu Wagner');
  await expect(dialog).toHaveCount(0);
  // Opened directly, it has no neighbours.
  await expect(page.locator('[data-action=next]')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  // Enter applies to the current input, even before the results.
  await page.keyboard.type('kalender');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/calendar/);

  // All matches, as a list.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bernd wagner');
  await expect(dialog.getByRole('option').last()).toContainText('Alle Treffer für „bernd wagner“');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('120 Anfragen')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
