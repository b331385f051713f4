import { enterConfirmed, givenCustomer, mailedToken, PASSWORD, signIn } from '../customer.ts';
import { answerInTurn, answers, fails } from '../example-file.ts';
import { hold } from './hold.ts';
import { action, expect, held, step, submit, test } from './stage.ts';

const SESSION = '/api/v1/customer/session';

// Without a session there is a 401, which browsers log.
test.use({ refusals: [401, 404, 409, 410, 422, 429] });

test('customer: sign-in', async ({ page, open, shoot, email }) => {
  await open('/customer');
  await expect(step(page, 'sign-in')).toBeVisible();
  await shoot('customer-sign-in-empty');
  await submit(page).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await shoot('customer-sign-in-missing');
  const release = await hold(page, `**${SESSION}`);
  await signIn(page, email, 'irgendein kennwort');
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await shoot('customer-sign-in-sending');
  release();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('customer-sign-in-wrong');
  await answerInTurn(page, SESSION, answers({ code: 'TOO_MANY_REQUESTS', message: '' }, 429));
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(/Zu viele|Too many/);
  await shoot('customer-sign-in-too-often');
});

test('customer: page that gets no answer', async ({ page, open, shoot }) => {
  const lost = held(fails);
  await answerInTurn(page, SESSION, lost.answer);
  await open('/customer');
  await expect(page.getByRole('status').first()).toBeVisible();
  await shoot('customer-loading');
  lost.release();
  await expect(step(page, 'unreachable')).toBeVisible();
  await shoot('customer-unreachable');
});

test('customer: forgotten password', async ({ page, open, shoot, request, email }) => {
  await givenCustomer(request, email);
  await open('/customer');
  await action(page, 'forgot').click();
  await expect(step(page, 'forgot')).toBeVisible();
  await shoot('customer-forgot-empty');
  await submit(page).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await shoot('customer-forgot-missing');
  await page.locator('[name=email]').fill(email);
  await submit(page).click();
  await expect(step(page, 'forgot-sent')).toBeVisible();
  await shoot('customer-forgot-sent');
  await open(`/customer#reset=${await mailedToken(email, 'reset')}`);
  await expect(step(page, 'reset')).toBeVisible();
  await shoot('customer-reset-empty');
  await page.locator('[name=new_password]').fill('passwort1');
  await page.locator('[name=password_confirmation]').fill('passwort1');
  await submit(page).click();
  await expect(page.locator('[name=new_password][aria-invalid=true]')).toBeVisible();
  await shoot('customer-reset-weak');
  await page.locator('[name=new_password]').fill('drei große töpfe');
  await page.locator('[name=password_confirmation]').fill('drei große töpfe');
  await submit(page).click();
  await expect(step(page, 'sign-in')).toBeVisible();
  await shoot('customer-sign-in-password-set');
});

test('customer: links that are over', async ({ page, open, shoot }) => {
  await open('/customer#creds=used-already');
  await expect(step(page, 'sign-in')).toBeVisible();
  await shoot('customer-sign-in-link-over');
  await open('/customer#reset=used-already');
  await page.locator('[name=new_password]').fill('drei große töpfe');
  await page.locator('[name=password_confirmation]').fill('drei große töpfe');
  await submit(page).click();
  await expect(step(page, 'reset-over')).toBeVisible();
  await shoot('customer-reset-over');
});

test('customer: account made by a stranger', async ({ page, open, shoot, request, email }) => {
  await givenCustomer(request, email);
  const link = `/customer#disown=${await mailedToken(email, 'disown')}`;
  await open(link);
  await expect(step(page, 'disown')).toBeVisible();
  await shoot('customer-disown-question');
  await action(page, 'disown').click();
  await expect(step(page, 'disowned')).toBeVisible();
  await shoot('customer-disowned');
  await open(link);
  await action(page, 'disown').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('customer-disown-over');
});

test('customer: password and end of the account', async ({
  page,
  context,
  open,
  shoot,
  request,
  email,
  searchOfLanguage,
}) => {
  const customer = await givenCustomer(request, email);
  await enterConfirmed(page, customer, searchOfLanguage);
  await open(`/customer#creds=${customer.creds}`);
  await expect(step(page, 'other-session')).toBeVisible();
  await shoot('customer-other-session');
  await action(page, 'stay').click();

  await action(page, 'change-password').click();
  await expect(step(page, 'change-password')).toBeVisible();
  await shoot('customer-change-password-empty');
  await submit(page).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await shoot('customer-change-password-missing');
  await page.locator('[name=password]').fill('nicht dieses');
  await page.locator('[name=new_password]').fill('linsen mit spätzle');
  await page.locator('[name=password_confirmation]').fill('linsen mit spätzle');
  await submit(page).click();
  await expect(page.locator('[name=password][aria-invalid=true]')).toBeVisible();
  await shoot('customer-change-password-wrong');
  await page.locator('[name=password]').fill(PASSWORD);
  await context.clearCookies();
  await submit(page).click();
  await expect(step(page, 'sign-in')).toBeVisible();
  await shoot('customer-session-lost');
  await signIn(page, email, PASSWORD);
  await submit(page).click();
  await expect(step(page, 'area')).toBeVisible();
  await shoot('customer-area-password-changed');

  await action(page, 'delete-account').click();
  await expect(step(page, 'delete-account')).toBeVisible();
  await shoot('customer-delete-account-question');
  await page.locator('[name=password]').fill('nicht dieses');
  await submit(page).click();
  await expect(page.locator('[name=password][aria-invalid=true]')).toBeVisible();
  await shoot('customer-delete-account-wrong');
  await page.locator('[name=password]').fill('linsen mit spätzle');
  await submit(page).click();
  await expect(step(page, 'deleted')).toBeVisible();
  await shoot('customer-deleted');
});

test('customer: signed out', async ({ page, shoot, request, email, searchOfLanguage }) => {
  await enterConfirmed(page, await givenCustomer(request, email), searchOfLanguage);
  await action(page, 'sign-out').click();
  await expect(step(page, 'sign-in')).toBeVisible();
  await shoot('customer-sign-in-signed-out');
});
