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

async function openSignup(page: Page, url = SOMEBODY): Promise<void> {
  await page.goto(url);
  await action(page, 'skip').click();
  await expect(step(page, 'signup')).toBeVisible();
}

test.use({ foreignOrigins: [PARENT()], refusals: [404, 409, 422] });

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

  await action(page, 'next').click();
  await expect(page.getByText('Ihr Grundriss ist angekommen')).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await typePasswords(page, 'korrekt pferd batterie');
  const opened = context.waitForEvent('page');
  await submit(page).click();
  const area = await opened;
  await area.waitForURL(/\/customer#creds=[\w-]{20,}$/);
  expect(await area.evaluate(() => window.opener)).toBeNull();
  await page.waitForURL(`${PARENT()}/`);
  expect(await query('select kitchen_id from customer_account where email = $1', [email])).toEqual([
    { kitchen_id: kitchenId },
  ]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschafft!');
  await expect(page.getByRole('link', { name: 'Zum Kundenbereich' })).toHaveAttribute('href', '/customer');
});

test('every step leads where it should, by its own controls and by the browser’s', { tag: '@wide' }, async ({
  page,
}) => {
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
  await expect(step(page, 'confirmation')).toBeVisible();
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
  await page.waitForURL(`${PARENT()}/`);
});

test('next is offered, and the banner shown, only once a file is confirmed', async ({ page }) => {
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

const MESSAGES = {
  de: {
    missing: 'Passwort ist erforderlich',
    short: 'Das Passwort muss mindestens 8 Zeichen lang sein',
    confirm: 'Bestätigen Sie bitte Ihr Passwort',
    different: 'Die Passwörter stimmen nicht überein',
  },
  en: {
    missing: 'A password is required',
    short: 'The password must have at least 8 characters',
    confirm: 'Please confirm your password',
    different: 'The passwords do not match',
  },
} as const;

for (const lang of ['de', 'en'] as const) {
  test(`what is wrong with the passwords is said at once and gone as soon as it is mended (${lang})`, async ({
    page,
  }) => {
    const calls = await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS' }));
    await openSignup(page, address('k', 'a@b.de', lang));
    const { missing, short, confirm, different } = MESSAGES[lang];
    const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
    const silent = (text: string) => expect(page.getByText(text, { exact: true })).toHaveCount(0);

    await page.locator('[name=password]').pressSequentially('x');
    await silent(short);
    await page.locator('[name=password]').fill('');
    await submit(page).click();
    await says(missing);
    await says(confirm);
    await expect(page.locator('[name=password]')).toBeFocused();
    await expectAccessible(page);
    await typePasswords(page, '1234567', '12345678');
    await says(short);
    await says(different);
    await page.locator('[name=password]').fill('12345678');
    await silent(short);
    await silent(different);
    await page.locator('[name=password_confirmation]').fill('12345679');
    await submit(page).click();
    await says(different);
    await expect(page.locator('[name=password_confirmation]')).toBeFocused();
    expect(calls).toEqual([]);

    const eye = page.getByRole('button', {
      name: lang === 'de' ? /anzeigen: Passwort$/ : /Show password: Password$/,
    });
    await expect(page.locator('[name=password]')).toHaveAttribute('type', 'password');
    await eye.click();
    await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a blocked window becomes a link, and the visitor stays with it', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS', data: { creds: 'one+time' } }));
  await openSignup(page);
  await typePasswords(page, 'korrekt pferd');
  await submit(page).click();
  await expect(step(page, 'exit')).toBeVisible();
  const link = page.getByRole('link', { name: 'Zum Kundenbereich' });
  await expect(link).toHaveAttribute('href', '/customer#creds=one%2Btime');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  await expectAccessible(page);
});

test('while it is sent the button says so and takes no second click; a lost answer is asked for again', async ({
  page,
  context,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/customer', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const keys: (string | undefined)[] = [];
  await page.route(`**${ACTIVATION}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.abort();
    await held;
    await route.fulfill({ json: { code: 'SUCCESS', data: { creds: 'x' } } });
  });
  await openSignup(page, address('k', 'a@b.de', 'en'));
  await typePasswords(page, 'korrekt pferd');
  const opened = context.waitForEvent('page');
  await submit(page).click();
  await expect(submit(page)).toHaveText('One moment please');
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  const area = await opened;
  await expect(area.getByText('One moment please')).toBeVisible();
  await page.bringToFront();
  await submit(page).click({ force: true });
  await expectAccessible(page);
  await expect.poll(() => keys.length).toBe(2);
  answer();
  await page.waitForURL(`${PARENT()}/`);
  await area.waitForURL(/#creds=x$/);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(/^[\w-]{22}$/);
});

test('an account that exists already: logged, heard by screen readers, not shown', async ({
  page,
  context,
  request,
  email,
}) => {
  const { kitchenId } = await givenEnquiry(request, email);
  await request.post(ACTIVATION, { data: { kitchenId, email, password: 'erstes kennwort' } });
  await openSignup(page, address(kitchenId, email));
  await typePasswords(page, 'zweites kennwort');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Signup error'));
  const opened = context.waitForEvent('page');
  await submit(page).click();
  expect((await logged).text()).toBe('Signup error ALREADY_ACTIVE');
  const closed = await opened;
  await expect.poll(() => closed.isClosed()).toBe(true);
  await expect(step(page, 'signup')).toBeVisible();
  await expect(submit(page)).toHaveText('Einreichen');
  await expect(page.getByRole('status')).toHaveText(/schon eingerichtet/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[name=password]')).toHaveValue('zweites kennwort');
});

test('where the retailer wants failures to be seen, each is told in words', async ({ page }) => {
  await page.addInitScript(() => {
    let settings: object;
    Object.defineProperty(window, '__FUNNEL_SETTINGS__', {
      get: () => settings,
      set: (given: object) => {
        settings = { ...given, showSubmitErrors: true };
      },
    });
  });
  const failures = {
    WEAK_PASSWORD: 'Dieses Passwort ist zu leicht zu erraten.',
    UNKNOWN_KITCHEN: 'Zu dieser E-Mail-Adresse finden wir keine Küche.',
    SOMETHING_ELSE: 'Das hat nicht geklappt.',
    ALREADY_ACTIVE: 'Ihr Kundenbereich ist schon eingerichtet. Bitte melden Sie sich dort an.',
  };
  const turns = Object.keys(failures).map((code) => answers({ code, message: 'internal words' }, 422));
  await answerInTurn(page, ACTIVATION, ...turns);
  await openSignup(page);
  await typePasswords(page, 'korrekt pferd');
  const signIn = page.getByRole('link', { name: 'Zur Anmeldung' });
  for (const text of Object.values(failures)) {
    await expect(signIn).toHaveCount(0);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByText('internal words')).toHaveCount(0);
  }
  await expect(signIn).toHaveAttribute('href', '/customer');
  await expectAccessible(page);
});

test('framed, the parent hears that the signup is done, or that the visitor leaves', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS', data: { creds: 'x' } }));
  await page.goto(`${PARENT()}/?${new URLSearchParams({ frame: `${baseURL}${SOMEBODY}` })}`);
  const frame = page.frameLocator('iframe');
  const heard = () => page.evaluate(() => (window as unknown as { heard: object[] }).heard);
  await frame.locator('[data-action=skip]').click();
  await frame.locator('[data-step=signup] [data-action=skip]').click();
  await frame.locator('[data-action=leave]').click();
  await expect.poll(heard).toEqual([{ type: 'close-widget' }]);
  await expect(frame.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();

  await page.reload();
  await frame.locator('[data-action=skip]').click();
  await frame.locator('[name=password]').fill('korrekt pferd');
  await frame.locator('[name=password_confirmation]').fill('korrekt pferd');
  await frame.locator('button[type=submit]').click();
  await expect.poll(heard).toEqual([{ type: 'signup-done' }]);
  await expect(frame.getByRole('link', { name: 'Zum Kundenbereich' })).toHaveAttribute('href', /#creds=x$/);
});

test('the whole way by keyboard alone, in English', { tag: '@wide' }, async ({ page }) => {
  await takeEveryFile(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS', data: { creds: 'x' } }));
  await page.goto(address('k', 'a@b.de', 'en'));
  await page.locator('input[type=file]').focus();
  // The first key may come before the browser watches for the chooser.
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

for (const [lang, tag] of [
  ['de', []],
  ['en', ['@desktop']],
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
    await expect(step(page, 'confirmation').getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);
  });
}

test('an address that does not say whose kitchen it is gets a friendly word', async ({ page }) => {
  for (const query of ['', '?kitchenId=k', '?email=a%40b.de']) {
    await page.goto(`/services/fun/iflow${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link ist nicht vollständig');
    const begin = page.getByRole('link', { name: 'Küche planen' });
    await expect(begin).toHaveAttribute('href', '/services/fun/funnel');
  }
  await expectAccessible(page);
});
