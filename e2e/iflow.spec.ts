import type { Page } from '@playwright/test';
import {
  ACTIVATION,
  answerInTurn,
  answers,
  chooseFiles,
  EVENT,
  pdf,
  picture,
  rows,
  takeEveryFile,
  UPLOAD,
} from './example-file.ts';
import { givenEnquiry } from './given.ts';
import { heardMessages } from './heard.ts';
import { expect, expectAccessible, step, test } from './product-test.ts';

const PARENT = () => process.env['PARENT_URL'] ?? '';
const address = (kitchenId: string, email: string, lang = 'de') =>
  `/services/fun/iflow?kitchenId=${kitchenId}&email=${encodeURIComponent(email)}&lang=${lang}`;
const SOMEBODY = address('kitchen-1', 'johanna.weiss@example.com');
const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`);
const submit = (page: Page) => page.locator('button[type=submit]');

async function typePasswords(page: Page, password: string, confirmation = password): Promise<void> {
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password_confirmation]').fill(confirmation);
}

test.use({ foreignOrigins: [PARENT()] });

test('a visitor uploads two plans, makes an account, gets the customer area and ends at the retailer’s site', {
  tag: '@wide',
}, async ({ page, context, request, query, email }) => {
  const { kitchenId } = await givenEnquiry(request, email);
  await context.route('**/customer', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Area</title>' }),
  );
  await page.goto(address(kitchenId, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haben Sie einen Grundriss?');
  await expect(action(page, 'next')).toHaveCount(0);
  const upload = page.waitForRequest((sent) => sent.url().includes(UPLOAD));
  const event = page.waitForRequest((sent) => sent.url().includes(EVENT));
  await chooseFiles(page, picture('Grundriss.png'), pdf('Skizze.pdf'));
  expect(new URL((await upload).url()).search).toBe('?img_cap_size=2mb&src=funnel');
  expect((await event).postDataJSON()).toEqual({
    kitchenId,
    szid: expect.stringMatching(/^[\w-]{22}$/),
    fcIds: [expect.any(String)],
  });
  await expect(rows(page).getByText('Hochgeladen')).toHaveCount(2);
  expect(
    await query('select name from file where kitchen_id = $1 order by received_at', [kitchenId]),
  ).toMatchObject([{ name: 'Grundriss.png' }, { name: 'Skizze.pdf' }]);

  // The files are still shown after a reload, and only for their own kitchen.
  await page.goto(address('another-kitchen', email));
  await expect(action(page, 'skip')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.goto(address(kitchenId, email));
  await page.reload();
  await expect(rows(page)).toHaveText([/^Grundriss\.png.*Hochgeladen/, /^Skizze\.pdf.*Hochgeladen/]);

  await action(page, 'next').click();
  await expect(page.getByText('Ihr Grundriss ist angekommen')).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await typePasswords(page, 'korrekt pferd batterie');
  const opened = context.waitForEvent('page');
  await submit(page).click();
  const area = await opened;
  await area.waitForURL(/\/customer#creds=[\w-]{20,}$/);
  expect(await area.evaluate(() => window.opener)).toBeNull();
  await expect(step(page, 'thank_you')).toBeVisible();
  expect(await query('select kitchen_id from customer_account where email = $1', [email])).toEqual([
    { kitchen_id: kitchenId },
  ]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschafft!');
  await expect(page.getByRole('link', { name: 'Zum Kundenbereich' })).toHaveAttribute('href', '/customer');
});

test('every step leads where it should, by its own controls and by the browser’s', {
  tag: ['@wide', '@whole'],
}, async ({ page }) => {
  await page.goto(SOMEBODY);
  await action(page, 'skip').click();
  await expect(step(page, 'signup')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Ihr Grundriss ist angekommen')).toHaveCount(0);
  await action(page, 'back').click();
  await expect(step(page, 'floorplan')).toBeVisible();
  await action(page, 'skip').click();
  await page.locator('[name=password]').fill('noch da?');
  await action(page, 'skip').click();
  await expect(step(page, 'confirmation').getByRole('listitem')).toHaveText(BENEFITS.de);
  await action(page, 'use-benefits').click();
  await expect(step(page, 'signup')).toBeVisible();
  await expect(page.locator('[name=password]')).toHaveValue('noch da?');

  await page.goForward();
  await expect(step(page, 'confirmation')).toBeVisible();
  await page.reload();
  await expect(step(page, 'confirmation')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(step(page, 'floorplan')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await action(page, 'leave').click();
  await expect(step(page, 'thank_you').getByRole('link').last()).toHaveAttribute('href', PARENT());
});

test('on a wide screen the benefits of the customer area stand beside the form', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(SOMEBODY);
  await action(page, 'skip').click();
  await expect(step(page, 'signup')).toBeVisible();
  const form = await step(page, 'signup').locator('form').boundingBox();
  const benefits = await step(page, 'signup').getByRole('list').boundingBox();
  expect(benefits?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  expect(benefits?.y).toBeLessThan((form?.y ?? 0) + (form?.height ?? 0));
  await expect(step(page, 'signup').getByRole('listitem')).toHaveText(BENEFITS.de);
  await expect(action(page, 'skip')).toHaveText('Ohne Kundenbereich fortfahren');
});

test('next is offered, and the banner shown, only once a file is confirmed', { tag: '@whole' }, async ({
  page,
}) => {
  let confirm = () => {};
  const held = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  await takeEveryFile(page);
  await answerInTurn(page, EVENT, async (route) => {
    await held;
    await route.fulfill({ json: { code: 'SUCCESS' } });
  });
  await page.goto(SOMEBODY);
  await chooseFiles(page, picture('plan.png'));
  await expect(page.getByText('Wird geprüft')).toBeVisible();
  await expect(action(page, 'next')).toHaveCount(0);
  await action(page, 'skip').click();
  await expect(step(page, 'signup')).toBeVisible();
  await expect(page.getByText('Ihr Grundriss ist angekommen')).toHaveCount(0);
  confirm();
  await expect(page.getByText('Ihr Grundriss ist angekommen')).toBeVisible();
  await action(page, 'back').click();
  await expect(action(page, 'next')).toBeVisible();
  await expect(action(page, 'skip')).toHaveCount(0);
});

test('framed, the parent hears that the signup is done, or that the visitor leaves', {
  tag: '@whole',
}, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS', data: { creds: 'x' } }));
  await page.goto(`${PARENT()}/?${new URLSearchParams({ frame: `${baseURL}${SOMEBODY}` })}`);
  const frame = page.frameLocator('iframe');
  const messages = () => heardMessages(page);
  await frame.locator('[data-action=skip]').click();
  await frame.locator('[data-step=signup] [data-action=skip]').click();
  await frame.locator('[data-action=leave]').click();
  await expect.poll(messages).toEqual([{ type: 'close-widget' }]);
  await expect(frame.locator('[data-step=thank_you]')).toBeVisible();

  await page.reload();
  await frame.locator('[data-action=skip]').click();
  await frame.locator('[name=password]').fill('korrekt pferd');
  await frame.locator('[name=password_confirmation]').fill('korrekt pferd');
  await frame.locator('button[type=submit]').click();
  await expect.poll(messages).toEqual([{ type: 'signup-done' }]);
  await expect(frame.getByRole('link', { name: 'Zum Kundenbereich' })).toHaveAttribute('href', /#creds=x$/);
  // The thank-you screen is shown here, too, and its link navigates the whole window to the retailer's site.
  await frame.getByRole('link', { name: 'So geht es weiter' }).click();
  await frame.locator('[data-step=thank_you]').getByRole('link', { name: 'Zur Startseite' }).click();
  await page.waitForURL(`${PARENT()}/`);
});

test('the whole way by keyboard alone, in English', { tag: ['@wide', '@whole'] }, async ({ page }) => {
  await takeEveryFile(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS', data: { creds: 'x' } }));
  await page.goto(address('k', 'a@b.de', 'en'));
  await page.locator('input[type=file]').focus();
  // The first key may be too early for the browser's file chooser event.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([picture('plan.png')]);
  }).toPass();
  await expect(action(page, 'next')).toBeVisible();
  await expect(page.locator('input[type=file]')).toBeFocused();
  await tabTo(page, '[data-action=next]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, '[name=password]');
  await page.keyboard.type('korrekt pferd');
  await tabTo(page, '[name=password_confirmation]');
  await page.keyboard.type('korrekt pferd');
  await page.keyboard.press('Enter');
  await expect(step(page, 'exit')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** The five benefits of the customer area, in their order. */
const BENEFITS = {
  de: [
    'in Bildern zu Ihrer Küche stöbern und sich inspirieren lassen',
    'Ihre persönlichen Unterlagen einsehen',
    'unser Expertenteam direkt erreichen',
    'die nächsten Schritte im Blick behalten',
    'das 3D-Modell Ihrer Küche ansehen, sobald sie geplant ist',
  ],
  en: [
    'browse pictures of your kitchen for inspiration',
    'see your personal documents',
    'contact our expert team',
    'keep track of the next steps',
    'view the 3D model of your kitchen once it’s planned',
  ],
};

for (const [lang, tag] of [
  ['de', ['@whole']],
  ['en', ['@desktop', '@whole']],
] as const) {
  test(`every step is accessible (${lang})`, { tag: [...tag] }, async ({ page }) => {
    await takeEveryFile(page);
    await page.goto(address('k', 'a@b.de', lang));
    await expect(action(page, 'skip')).toBeVisible();
    await expectAccessible(page);
    await chooseFiles(page, picture('plan.png'), pdf('plan.pdf'));
    await expect(rows(page).getByText(/Hochgeladen|Uploaded/)).toHaveCount(2);
    await expectAccessible(page);
    await action(page, 'next').click();
    await expect(step(page, 'signup')).toBeVisible();
    await expectAccessible(page);
    await action(page, 'skip').click();
    await expect(step(page, 'confirmation')).toBeVisible();
    await expect(step(page, 'confirmation').getByRole('listitem')).toHaveText(BENEFITS[lang]);
    await expectAccessible(page);
  });
}

test('an address that does not say whose kitchen it is gets a friendly word', { tag: '@whole' }, async ({
  page,
}) => {
  for (const query of ['', '?kitchenId=k', '?email=a%40b.de']) {
    await page.goto(`/services/fun/iflow${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist nicht vollständig');
    const begin = page.getByRole('link', { name: 'Küche planen' });
    await expect(begin).toHaveAttribute('href', '/services/fun/funnel');
  }
  await expectAccessible(page);
});
