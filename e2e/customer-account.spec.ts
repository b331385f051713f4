import { passwordErrors } from '@funnel/domain/account/password';
import { emailError } from '@funnel/domain/contact/email';
import type { Page } from '@playwright/test';
import { enterConfirmed, givenCustomer, mailedToken, PASSWORD, signIn } from './customer.ts';
import { expect, expectAccessible, expectNothingCut, step, test } from './product-test.ts';
import { routeOpenPage } from './route-open-page.ts';

const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`);
const submit = (page: Page) => page.locator('button[type=submit]:visible');

// Without a session there is a 401, which browsers log.
test.use({ refusals: [401, 404, 409, 410, 422, 429] });

test('a customer changes the password, signs out and in, forgets it, and deletes the account', {
  tag: '@whole',
}, async ({ page, request, query, email }) => {
  await enterConfirmed(page, await givenCustomer(request, email));
  await action(page, 'change-password').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await submit(page).click();
  await expect(page.getByText(passwordErrors.password.missing.de).first()).toBeVisible();
  await expect(page.locator('[name=password]')).toBeFocused();
  await page.locator('[name=password]').fill('nicht dieses');
  await page.locator('[name=new_password]').fill('linsen mit spätzle');
  await page.locator('[name=password_confirmation]').fill('linsen mit spätzle');
  await submit(page).click();
  await expect(page.getByText('Das Passwort stimmt nicht.')).toBeVisible();
  await expectAccessible(page);
  await page.locator('[name=password]').fill(PASSWORD);
  await submit(page).click();
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();

  await action(page, 'sign-out').click();
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  await page.reload();
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.');
  await signIn(page, email, 'linsen mit spätzle');
  await expect(step(page, 'area')).toBeVisible();
  await action(page, 'sign-out').click();

  await action(page, 'forgot').click();
  await submit(page).click();
  await expect(step(page, 'forgot-sent')).toContainText(`Wenn wir ${email} kennen`);
  await page.goto(`/customer#reset=${await mailedToken(email, 'reset')}`);
  await expect(step(page, 'reset')).toBeVisible();
  await page.locator('[name=new_password]').fill('passwort1');
  await page.locator('[name=password_confirmation]').fill('passwort1');
  await submit(page).click();
  await expect(page.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible();
  await expectAccessible(page);
  await page.locator('[name=new_password]').fill('drei große töpfe');
  await page.locator('[name=password_confirmation]').fill('drei große töpfe');
  await submit(page).click();
  await expect(page.getByText('Ihr neues Passwort gilt.')).toBeVisible();
  await signIn(page, email, 'drei große töpfe');

  await action(page, 'delete-account').click();
  await expect(step(page, 'delete-account')).toContainText(
    'Ihre Anfrage, Ihr Termin und Ihre Dateien bleiben',
  );
  await expectAccessible(page);
  await page.locator('[name=password]').fill('drei große töpfe');
  await submit(page).click();
  await expect(step(page, 'deleted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  expect(await query('select 1 from customer_account where email = $1', [email])).toEqual([]);
  expect(await query('select 1 from enquiry where email = $1', [email])).toHaveLength(1);
  await page.reload();
  await expect(step(page, 'sign-in')).toBeVisible();
});

test('signing in says what is missing, what is wrong, and when to try again', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  await page.goto('/customer');
  await expect(step(page, 'sign-in')).toBeVisible();
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByText(emailError.de)).toBeVisible();
  await expect(page.getByText(passwordErrors.password.missing.de)).toBeVisible();
  await expect(page.locator('[name=email]')).toBeFocused();
  await expectAccessible(page);
  await signIn(page, email, 'irgendein kennwort');
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.');
  await expect(page.locator('[name=password]')).toBeFocused();
  await expect(page.locator('[name=password]')).toHaveValue('irgendein kennwort');

  let turn = 0;
  await routeOpenPage(page, '**/api/v1/customer/session', (route) =>
    turn++ === 0
      ? route.fulfill({
          status: 429,
          headers: { 'retry-after': '90' },
          json: { code: 'TOO_MANY_REQUESTS', message: 'internal words' },
        })
      : route.abort(),
  );
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Zu viele Versuche. Bitte versuchen Sie es in 2 Minuten noch einmal.',
  );
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(/Das hat gerade nicht geklappt/);
  await expectNothingCut(page);
});

test('a link that is over, or that would change the account, does nothing unasked', {
  tag: '@whole',
}, async ({ page, request, email }) => {
  await page.goto('/customer#creds=used-already');
  await expect(step(page, 'sign-in')).toContainText('Dieser Link wurde schon benutzt oder ist abgelaufen.');
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);

  await page.goto('/customer#reset=used-already');
  await page.locator('[name=new_password]').fill('drei große töpfe');
  await page.locator('[name=password_confirmation]').fill('drei große töpfe');
  await submit(page).click();
  await expect(step(page, 'reset-over')).toBeVisible();
  await expectAccessible(page);

  const { creds } = await givenCustomer(request, email);
  await page.goto(`/customer#confirm=${await mailedToken(email, 'confirm')}`);
  await expect(step(page, 'sign-in')).toContainText('dann bestätigen wir Ihre E-Mail-Adresse');
  await signIn(page, email, PASSWORD);
  await expect(page.getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();

  await page.goto(`/customer#creds=${creds}`);
  await expect(step(page, 'other-session')).toContainText(email);
  await expectAccessible(page);
  await action(page, 'stay').click();
  await expect(step(page, 'area')).toBeVisible();
  await page.goto(`/customer#creds=${creds}`);
  await action(page, 'change').click();
  await expect(step(page, 'area')).toBeVisible();
  await expect(page.getByText('Dieser Link wurde schon benutzt')).toHaveCount(0);
});

test('an account that a stranger made goes once its owner says so', { tag: '@whole' }, async ({
  page,
  request,
  query,
  email,
}) => {
  await givenCustomer(request, email);
  const token = await mailedToken(email, 'disown');
  await page.goto(`/customer?lang=en#disown=${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wasn’t that you?');
  await expectAccessible(page);
  const accounts = () => query('select 1 from customer_account where email = $1', [email]);
  expect(await accounts()).toHaveLength(1);
  await action(page, 'disown').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The account has been deleted');
  expect(await accounts()).toEqual([]);
  await page.goto(`/customer?lang=en#disown=${token}`);
  await action(page, 'disown').click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid');
});
