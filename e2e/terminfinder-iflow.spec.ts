import type { Page } from '@playwright/test';
import {
  ACTIVATION,
  answerInTurn,
  answers,
  chooseFiles,
  EVENT,
  picture,
  rows,
  takeEveryFile,
  UPLOAD,
} from './example-file.ts';
import { givenEnquiry } from './given.ts';
import { heardMessages } from './heard.ts';
import { expect, expectAccessible, step, test } from './product-test.ts';

const PARENT = () => process.env['PARENT_URL'] ?? '';
const address = (kitchenId: string, email: string, date = '2026-11-17T09:30:00+01:00', lang = 'de') =>
  `/services/fun/terminfinder-iflow?${new URLSearchParams({ kitchenId, email, date, lang })}`;
const SOMEBODY = address('kitchen-1', 'a@b.de');
const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`);

test.use({ foreignOrigins: [PARENT()] });

test('after a booking: the slot, the floor plan, then a password', { tag: ['@wide', '@whole'] }, async ({
  page,
  context,
  request,
  query,
  email,
}) => {
  const { kitchenId } = await givenEnquiry(request, email);
  await context.route('**/customer', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(address(kitchenId, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ihr Termin ist gebucht – haben Sie einen Grundriss?',
  );
  await expect(page.getByText('Dienstag, 17. November')).toBeVisible();
  await expect(page.getByText('09:30–10:30 Uhr', { exact: true })).toBeVisible();
  await expect(page.getByText('zwischen 09:30 und 10:30 Uhr')).toBeVisible();
  await expect(page.getByText(/bestätigen Sie|reserviert/)).toHaveCount(0);
  await expect(page.getByText('Ohne Grundriss können wir nicht planen.')).toContainText('JPEG, PNG oder PDF');
  await expectAccessible(page);

  const upload = page.waitForRequest((sent) => sent.url().includes(UPLOAD));
  const event = page.waitForRequest((sent) => sent.url().includes(EVENT));
  await chooseFiles(page, picture('Grundriss.png'));
  expect(new URL((await upload).url()).search).toBe('?img_cap_size=2mb&src=terminfinder');
  expect((await event).postDataJSON()).toEqual({ kitchenId, fcIds: [expect.any(String)] });
  await expect(rows(page)).toContainText('Hochgeladen');
  await action(page, 'next').click();

  await expect(step(page, 'signup')).toBeVisible();
  await expect(page.getByText('Dienstag, 17. November')).toBeVisible();
  await expect(page.getByText('Ihr Grundriss ist angekommen')).toBeVisible();
  for (const promise of ['Termine verwalten', 'Unterlagen hochladen', 'Planungsstand verfolgen', 'Kontakt']) {
    await expect(page.getByRole('listitem').filter({ hasText: promise })).toBeVisible();
  }
  await expectAccessible(page);
  await page.locator('[name=password]').fill('korrekt pferd batterie');
  await page.locator('[name=password_confirmation]').fill('korrekt pferd batterie');
  const opened = context.waitForEvent('page');
  await page.locator('button[type=submit]').click();
  await (await opened).waitForURL(/\/customer#creds=/);
  await expect(step(page, 'thank_you')).toBeVisible();
  expect(await query('select 1 from customer_account where email = $1', [email])).toHaveLength(1);
  expect(await query('select 1 from file where kitchen_id = $1', [kitchenId])).toHaveLength(1);
});

test('in English, without a floor plan: the banner tells of the appointment', {
  tag: ['@wide', '@whole'],
}, async ({ page }) => {
  await page.goto(address('kitchen-1', 'a@b.de', '2026-07-14T23:30:00Z', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your appointment is booked\u00a0- do you have a floor plan?',
  );
  // Summer time, and already the next day in Berlin.
  await expect(page.getByText('Wednesday 15 July')).toBeVisible();
  await expect(page.getByText('between 01:30 and 02:30')).toBeVisible();
  await action(page, 'skip').click();
  await expect(page.getByText('Your phone appointment is booked', { exact: true })).toBeVisible();
  await expect(page.getByText('Manage appointments')).toBeVisible();
  await expectAccessible(page);
  await action(page, 'back').click();
  await expect(step(page, 'floorplan')).toBeVisible();
  await page.goForward();
  await expect(step(page, 'signup')).toBeVisible();
});

test('what is no appointment is not shown', { tag: '@whole' }, async ({ page }) => {
  for (const date of ['', 'gestern', '2026-11-17', '2026-13-45T99:00:00Z']) {
    await page.goto(address('kitchen-1', 'a@b.de', date));
    await expect(action(page, 'skip')).toBeVisible();
    await expect(page.getByText('Ihr Telefontermin')).toHaveCount(0);
  }
});

test('closing asks first, by the cross and by Escape; leaving goes to the thank-you page', {
  tag: ['@wide', '@whole'],
}, async ({ page }) => {
  await takeEveryFile(page);
  await page.goto(SOMEBODY);
  await chooseFiles(page, picture('plan.png'));
  await expect(action(page, 'next')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await action(page, 'close').click();
  await expect(dialog).toContainText('Möchten Sie wirklich abbrechen?');
  await expect(dialog).toContainText('nicht gespeichert');
  await expect(dialog).toContainText('kein Angebot');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zurück zur Eingabe' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toContainText('plan.png');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Ja, Seite verlassen' }).click();
  await expect(step(page, 'thank_you')).toBeVisible();
});

test('framed, the parent is asked to close, or told that the signup is done', { tag: '@whole' }, async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS', data: { creds: 'x' } }));
  await page.goto(`${PARENT()}/?${new URLSearchParams({ frame: `${baseURL}${SOMEBODY}` })}`);
  const frame = page.frameLocator('iframe');
  const news = () => heardMessages(page);
  await frame.locator('[data-action=close]').click();
  await frame.locator('[data-action=leave]').click();
  await expect.poll(news).toEqual([{ type: 'close-widget' }]);
  await page.reload();
  await frame.locator('[data-action=skip]').click();
  await frame.locator('[name=password]').fill('korrekt pferd');
  await frame.locator('[name=password_confirmation]').fill('korrekt pferd');
  await frame.locator('button[type=submit]').click();
  await expect.poll(news).toEqual([{ type: 'signup-done' }]);
});
