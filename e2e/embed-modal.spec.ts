import { SALUTATIONS } from '@funnel/domain/contact/salutation';
import { expect, test } from './product-test.ts';
import { embedTag, heardEvents, openShop, SHOP } from './shop.ts';

test.use({ foreignOrigins: [SHOP()] });

const BODY = `<button id="book">Termin</button>${embedTag('data-funnel="terminfinder" data-trigger="#book"')}`;

test('a button opens the terminfinder over the page; Escape asks, leaving gives the focus back', {
  tag: '@wide',
}, async ({ page }) => {
  await openShop(page, { body: BODY });
  await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
  await expect(page.locator('iframe')).toHaveCount(0);
  const before = await page.evaluate(() => document.documentElement.outerHTML);
  await page.locator('#book').focus();
  await page.keyboard.press('Enter');

  const modal = page.getByRole('dialog', { name: 'Telefontermin buchen' });
  const frame = page.frameLocator('dialog iframe');
  await expect(frame.locator('[data-slot]').first()).toBeVisible();
  const view = page.viewportSize();
  expect(await page.locator('dialog iframe').boundingBox()).toEqual({ x: 0, y: 0, ...view });
  await expect(page.locator('dialog iframe')).toBeFocused();
  await expect(modal.getByRole('button', { name: 'Schließen', exact: true })).toHaveCount(0);

  const outside = await page.evaluateHandle(() => {
    const focused: string[] = [];
    addEventListener('focusin', ({ target }) => focused.push((target as Element).tagName), true);
    return focused;
  });
  for (let count = 0; count < 12; count += 1) await page.keyboard.press('Shift+Tab');
  expect((await outside.jsonValue()).filter((name) => name !== 'IFRAME' && name !== 'DIALOG')).toEqual([]);

  const question = frame.getByRole('dialog');
  await frame.locator('[data-action=close]').focus();
  await page.keyboard.press('Escape');
  await expect(question).toContainText('Möchten Sie wirklich abbrechen?');
  await question.getByRole('button', { name: 'Zurück zur Eingabe' }).click();
  await expect(question).toBeHidden();

  // The same from outside the frame, repeatedly: browsers close a dialog on the second Escape even if the cancel event
  // is prevented.
  async function escapeOutside(): Promise<void> {
    await page.locator('dialog').evaluate((dialog) => {
      dialog.tabIndex = -1;
      dialog.focus();
    });
    await page.keyboard.press('Escape');
    await expect(question).toContainText('Möchten Sie wirklich abbrechen?');
  }
  for (let count = 0; count < 2; count += 1) {
    await escapeOutside();
    await question.getByRole('button', { name: 'Zurück zur Eingabe' }).focus();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  }
  await escapeOutside();
  await expect(modal).toBeVisible();
  await question.getByRole('button', { name: 'Ja, Seite verlassen' }).click();

  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('#book')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
  expect((await heardEvents(page)).map(({ name }) => name)).toEqual(['step', 'close']);
});

test('a booking is told to the page, and leaving shows the thank-you page before the modal goes', {
  tag: ['@wide', '@whole'],
}, async ({ page, query, email }) => {
  await openShop(page, { body: BODY, query: 'utm_source=shop' });
  await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
  await page.locator('#book').click();
  const frame = page.frameLocator('dialog iframe');
  await frame.locator('[data-slot]').nth(3).click();
  await frame.getByText(SALUTATIONS.MRS.de, { exact: true }).click();
  await frame.locator('[name=personal_full_name]').fill('Jo Weiß');
  await frame.locator('[name=personal_email]').fill(email);
  await frame.locator('[name=personal_telephone_raw]').fill('0681 123456');
  await frame.locator('[name=personal_postcode]').fill('66111');
  await frame.locator('button[type=submit]').click();
  await expect(frame.locator('[data-step=floorplan]')).toBeVisible();
  const rows = await query('select enquiry_id, tracking from enquiry where email = $1', [email]);
  expect(rows).toEqual([
    { enquiry_id: expect.any(String), tracking: { utm_source: 'shop', landing_page: `${SHOP()}/shop` } },
  ]);
  const lead = (await heardEvents(page)).find(({ name }) => name === 'lead');
  expect(lead?.detail['enquiryId']).toBe(rows[0]?.['enquiry_id']);

  await frame.locator('[data-action=close]').click();
  await frame.locator('[data-action=leave]').click();
  const thanks = frame.locator('[data-step=thank_you]');
  await expect(thanks.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', SHOP());
  await thanks.locator('[data-place=ENSDORF]').click();
  await expect(frame.getByRole('status')).toContainText('Notiert: Küchenstudio Ensdorf.');
  expect((await heardEvents(page)).filter(({ name }) => name === 'close')).toHaveLength(1);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);

  // The next visit asks again before it goes.
  await page.locator('#book').click();
  await expect(frame.locator('[data-slot]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await frame.locator('[data-action=leave]').click();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a terminfinder that does not come can be closed all the same, and opened again', {
  tag: '@whole',
}, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/services/fun/terminfinder', async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await openShop(page, { body: BODY });
  await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Schließen' }).click(),
  ]) {
    await page.locator('#book').click();
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await leave();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('#book')).toBeFocused();
  }
  letGo();
});
