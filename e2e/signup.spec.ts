import { passwordErrors } from '@funnel/domain/account/password';
import type { Page } from '@playwright/test';
import { enterConfirmed, givenCustomer, mailedToken, signIn } from './customer.ts';
import { ACTIVATION, answerInTurn, answers } from './example-file.ts';
import { givenEnquiry, givenSeenFailures } from './given.ts';
import { expect, expectAccessible, step, test } from './product-test.ts';

const PARENT = () => process.env['PARENT_URL'] ?? '';
const address = (kitchenId: string, email: string, lang = 'de') =>
  `/services/fun/iflow?kitchenId=${kitchenId}&email=${encodeURIComponent(email)}&lang=${lang}`;
const submit = (page: Page) => page.locator('button[type=submit]');

async function typePasswords(page: Page, password: string, confirmation = password): Promise<void> {
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password_confirmation]').fill(confirmation);
}

async function openSignup(
  page: Page,
  url = address('kitchen-1', 'johanna.weiss@example.com'),
): Promise<void> {
  await page.goto(url);
  await page.locator('[data-action=skip]').click();
  await expect(step(page, 'signup')).toBeVisible();
}

test.use({ foreignOrigins: [PARENT()], refusals: [401, 409, 422] });

const MESSAGES = {
  de: {
    missing: passwordErrors.password.missing.de,
    short: passwordErrors.password.tooShort.de,
    confirm: passwordErrors.confirmation.missing.de,
    different: passwordErrors.confirmation.different.de,
    rules:
      /8 Zeichen.*kein häufig benutztes Passwort oder Wort.*Tastenreihe.*Wiederholung.*kein Datum.*nicht Ihre E-Mail-Adresse/,
    mailbox: /schauen Sie bitte in Ihr Postfach/,
  },
  en: {
    missing: passwordErrors.password.missing.en,
    short: passwordErrors.password.tooShort.en,
    confirm: passwordErrors.confirmation.missing.en,
    different: passwordErrors.confirmation.different.en,
    rules:
      /8 characters.*not a commonly used password or word.*run of keys.*repetition.*not a date.*not your email address/,
    mailbox: /check your inbox/,
  },
} as const;

for (const [lang, tag] of [
  ['de', []],
  ['en', ['@whole']],
] as const) {
  test(`what is wrong with the passwords is said at once and gone as soon as it is mended (${lang})`, {
    tag: [...tag],
  }, async ({ page }) => {
    const calls = await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS' }));
    await openSignup(page, address('k', 'a@b.de', lang));
    const { missing, short, confirm, different } = MESSAGES[lang];
    const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
    const silent = (text: string) => expect(page.getByText(text, { exact: true })).toHaveCount(0);

    // Every rule and the alternative are visible in advance: a refusal shows nothing (R18).
    const { rules, mailbox } = MESSAGES[lang];
    await expect(page.locator('[name=password]')).toHaveAccessibleDescription(rules);
    await expect(page.locator('form')).toContainText(mailbox);
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

test('a blocked window becomes a link, and the visitor stays with it', { tag: ['@wide', '@whole'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await answerInTurn(page, ACTIVATION, answers({ code: 'SUCCESS', data: { creds: 'one+time' } }));
  await openSignup(page);
  await typePasswords(page, 'korrekt pferd');
  await submit(page).click();
  await expect(step(page, 'exit')).toContainText('Schauen Sie bitte auch in Ihr Postfach');
  const link = page.getByRole('link', { name: 'Zum Kundenbereich' });
  await expect(link).toHaveAttribute('href', '/customer#creds=one%2Btime');
  await expect(link).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'So geht es weiter' }).click();
  await expect(step(page, 'thank_you').getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute(
    'href',
    PARENT(),
  );
});

test('while it is sent the button says so and takes no second click; a lost answer is asked for again', {
  tag: '@whole',
}, async ({ page, context }) => {
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
  await expect(step(page, 'thank_you')).toBeVisible();
  await area.waitForURL(/#creds=x$/);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(/^[\w-]{22}$/);
});

test('who has an account already is led to the mailbox like everybody, and the mail tells', {
  tag: '@whole',
}, async ({ page, context, browser, baseURL, request, email }) => {
  const owner = await browser.newPage({ baseURL: baseURL ?? '' });
  await enterConfirmed(owner, await givenCustomer(request, email));
  await owner.close();
  const { kitchenId } = await givenEnquiry(request, email, { szid: 'another-visit-of-the-owner' });
  await openSignup(page, address(kitchenId, email));
  await typePasswords(page, 'zweites kennwort');
  const opened = context.waitForEvent('page');
  await submit(page).click();
  const area = await opened;
  await expect(step(page, 'thank_you')).toBeVisible();
  await expect(step(area, 'pending-area')).toContainText('Schauen Sie bitte in Ihr Postfach');
  await expectAccessible(area);

  await area.goto(`/customer#reset=${await mailedToken(email, 'reset')}`);
  await area.locator('[name=new_password]').fill('drei große töpfe');
  await area.locator('[name=password_confirmation]').fill('drei große töpfe');
  await submit(area).click();
  await signIn(area, email, 'drei große töpfe');
  await expect(step(area, 'area')).toBeVisible();
});

test('a refusal is not seen: the form stays, with the way on by mail beside it', async ({ page }) => {
  await answerInTurn(page, ACTIVATION, answers({ code: 'ALREADY_ACTIVE', message: 'internal words' }, 422));
  await openSignup(page);
  await typePasswords(page, 'korrekt pferd');
  const refused = page.waitForResponse((response) => response.status() === 422);
  await submit(page).click();
  await refused;
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('internal words')).toHaveCount(0);
  await expect(page.getByText(MESSAGES.de.mailbox)).toBeVisible();
  await expect(page.locator('[name=password]')).toHaveValue('korrekt pferd');
});

test('where the retailer wants failures to be seen, each is told in words', { tag: '@whole' }, async ({
  page,
}) => {
  await givenSeenFailures(page);
  const failures = {
    WEAK_PASSWORD: 'Dieses Passwort ist zu leicht zu erraten.',
    UNKNOWN_KITCHEN: 'Zu dieser E-Mail-Adresse finden wir keine Küche.',
    SOMETHING_ELSE: 'Das hat nicht geklappt.',
    ALREADY_ACTIVE: 'Ihr Kundenbereich ist schon eingerichtet.',
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
