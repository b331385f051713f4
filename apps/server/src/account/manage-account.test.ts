import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { confirmEmailEndpoint, disownAccountEndpoint } from '@funnel/contract/account/confirm-email';
import { changePasswordEndpoint, deleteAccountEndpoint } from '@funnel/contract/account/manage-account';
import { requestPasswordResetEndpoint, resetPasswordEndpoint } from '@funnel/contract/account/reset-password';
import { openSessionEndpoint, showSessionEndpoint, signInEndpoint } from '@funnel/contract/account/session';
import { showOverviewEndpoint } from '@funnel/contract/customer-area/show-overview';
import { describe, expect, test } from 'vitest';
import { useCustomerApp } from '../testing/customer-app.ts';
import {
  type Browser,
  codeOf,
  confirmedCustomer,
  mailTo,
  openBrowser,
  PASSWORD,
  pendingCustomer,
  replyOf,
  submitExample,
} from '../testing/customer-browser.ts';

const { app, later, start } = useCustomerApp();

const HOUR_MS = 60 * 60 * 1000;
const NEW_PASSWORD = 'lieber doch maultaschen';
const visit = (address?: string) => openBrowser(app.origin, address).client;
const signIn = async (email: string, password: string) =>
  codeOf(await visit().call(signInEndpoint, { body: { email, password } }));
const isSignedIn = async (browser: Browser) =>
  codeOf(await browser.client.call(showSessionEndpoint)) === 'OK';
const accounts = () => app.db.selectFrom('customer_account').selectAll().execute();

describe('confirming the address', () => {
  test('shows everything of the customer, and uses the link up', async () => {
    const { browser, email } = await pendingCustomer(app);
    expect(codeOf(await browser.client.call(showOverviewEndpoint))).toBe('UNCONFIRMED');
    const { confirm = '', disown = '' } = mailTo(app, email).tokens;
    const reply = replyOf(await browser.client.call(confirmEmailEndpoint, { body: { token: confirm } }));
    expect(reply.data).toEqual({ email, isConfirmed: true });
    expect(codeOf(await browser.client.call(showOverviewEndpoint))).toBe('OK');
    expect(codeOf(await visit().call(disownAccountEndpoint, { body: { token: disown } }))).toBe('TOKEN_OVER');
    expect(await app.db.selectFrom('customer_token').selectAll().execute()).toEqual([]);
    // A second click on the link.
    expect(codeOf(await browser.client.call(confirmEmailEndpoint, { body: { token: confirm } }))).toBe('OK');
  });

  test('needs the password too: the mail alone does not confirm a stranger’s password', async () => {
    const { email } = await pendingCustomer(app);
    const token = mailTo(app, email).tokens.confirm ?? '';
    expect(codeOf(await visit().call(confirmEmailEndpoint, { body: { token } }))).toBe('UNAUTHENTICATED');
    expect(await accounts()).toMatchObject([{ confirmed_at: null }]);
  });

  test('works on another device, by signing in with the link', async () => {
    const { email } = await pendingCustomer(app);
    const phone = openBrowser(app.origin);
    const confirm = mailTo(app, email).tokens.confirm ?? '';
    const signInWith = (password: string) =>
      phone.client.call(signInEndpoint, { body: { email, password, confirm } });
    expect(codeOf(await signInWith('not the password'))).toBe('WRONG_CREDENTIALS');
    expect(replyOf(await signInWith(PASSWORD)).data).toEqual({ email, isConfirmed: true });
    expect(codeOf(await phone.client.call(showOverviewEndpoint))).toBe('OK');
    // The link again for a confirmed account: the password is enough.
    expect(codeOf(await signInWith(PASSWORD))).toBe('OK');
  });

  test('deletes the account that a stranger made for the same address', async () => {
    const { email, kitchenId, browser } = await pendingCustomer(app);
    const stranger = openBrowser(app.origin, '198.51.100.9');
    const token = mailTo(app, email).tokens.confirm ?? '';
    const body = { kitchenId, email, password: 'the password of a stranger' };
    const { data } = replyOf(await stranger.client.call(activateIflowEndpoint, { body }));
    replyOf(await stranger.client.call(openSessionEndpoint, { body: data }));
    expect(await isSignedIn(stranger)).toBe(true);
    replyOf(await browser.client.call(confirmEmailEndpoint, { body: { token } }));
    expect([await isSignedIn(browser), await isSignedIn(stranger)]).toEqual([true, false]);
    expect(await accounts()).toHaveLength(1);
  });

  test('another account’s link confirms nothing and stays valid', async () => {
    const anna = await pendingCustomer(app, 1);
    const berta = await pendingCustomer(app, 2);
    const body = { token: mailTo(app, anna.email).tokens.confirm ?? '' };
    expect(codeOf(await berta.browser.client.call(confirmEmailEndpoint, { body }))).toBe('TOKEN_OVER');
    expect(codeOf(await anna.browser.client.call(confirmEmailEndpoint, { body }))).toBe('OK');
  });
});

describe('“that was not me”', () => {
  test('removes the account and its sessions, and for this kitchen none can be made again but by mail', async () => {
    const { browser, kitchenId, email } = await pendingCustomer(app);
    const token = mailTo(app, email).tokens.disown ?? '';
    replyOf(await visit().call(disownAccountEndpoint, { body: { token } }));
    expect(await accounts()).toEqual([]);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await signIn(email, PASSWORD)).toBe('WRONG_CREDENTIALS');
    const body = { kitchenId, email, password: PASSWORD };
    expect(codeOf(await visit().call(activateIflowEndpoint, { body }))).toBe('UNKNOWN_KITCHEN');
    expect(codeOf(await visit().call(disownAccountEndpoint, { body: { token } }))).toBe('TOKEN_OVER');

    replyOf(await visit().call(requestPasswordResetEndpoint, { body: { email } }));
    const reset = { token: mailTo(app, email).tokens.reset ?? '', password: NEW_PASSWORD };
    replyOf(await visit().call(resetPasswordEndpoint, { body: reset }));
    expect(await signIn(email, NEW_PASSWORD)).toBe('OK');
  });
});

describe('a new password by mail', () => {
  const ask = (email: string, address?: string) =>
    visit(address).call(requestPasswordResetEndpoint, { body: { email } });
  const reset = (token: string, password = NEW_PASSWORD) =>
    visit().call(resetPasswordEndpoint, { body: { token, password } });

  test('replaces the old one, confirms the address and ends every session', async () => {
    const { browser, email } = await pendingCustomer(app);
    replyOf(await ask(email));
    const token = mailTo(app, email).tokens.reset ?? '';
    replyOf(await reset(token));
    expect(await isSignedIn(browser)).toBe(false);
    expect(await signIn(email, PASSWORD)).toBe('WRONG_CREDENTIALS');
    expect(await signIn(email, NEW_PASSWORD)).toBe('OK');
    expect(await accounts()).toMatchObject([{ confirmed_at: start }]);
    expect(mailTo(app, email).kind).toBe('PASSWORD_CHANGED');
    expect(codeOf(await reset(token))).toBe('TOKEN_OVER');
  });

  test('gets the same answer, and does the same work, whether the address is known or not', async () => {
    const { email } = await pendingCustomer(app, 1);
    const enquired = await submitExample(app, 2);
    app.mails.length = 0;
    const before = app.cost.hashes;
    const answers = [];
    for (const address of [email, enquired.email, 'nobody@gross.example']) answers.push(await ask(address));
    expect(answers).toEqual(Array(3).fill({ ok: true, reply: { data: { done: true } } }));
    expect(app.cost.hashes).toBe(before);
    expect(app.mails.map(({ to }) => to)).toEqual([email, enquired.email]);
  });

  test('makes an account for a visitor who sent an enquiry long ago', async () => {
    const { email } = await submitExample(app);
    later(30 * 24 * HOUR_MS);
    replyOf(await ask(email));
    replyOf(await reset(mailTo(app, email).tokens.reset ?? ''));
    const browser = openBrowser(app.origin);
    replyOf(await browser.client.call(signInEndpoint, { body: { email, password: NEW_PASSWORD } }));
    const { data } = replyOf(await browser.client.call(showOverviewEndpoint));
    expect(data.enquiries).toHaveLength(1);
  });

  test('a link lasts an hour, and a weak password does not use it up', async () => {
    const { email } = await confirmedCustomer(app);
    replyOf(await ask(email));
    const token = mailTo(app, email).tokens.reset ?? '';
    later(HOUR_MS - 1);
    expect(codeOf(await reset(token, 'passwort'))).toBe('WEAK_PASSWORD');
    expect(codeOf(await reset(token, email))).toBe('WEAK_PASSWORD');
    later(1);
    expect(codeOf(await reset(token))).toBe('TOKEN_OVER');
    expect(await signIn(email, PASSWORD)).toBe('OK');
  });

  test('many uses of one link at once set one password', async () => {
    const { email } = await pendingCustomer(app);
    replyOf(await ask(email));
    const token = mailTo(app, email).tokens.reset ?? '';
    const passwords = Array.from({ length: 6 }, (_, index) => `${NEW_PASSWORD} ${index}`);
    const codes = await Promise.all(passwords.map(async (password) => codeOf(await reset(token, password))));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(await signIn(email, passwords[codes.indexOf('OK')] ?? '')).toBe('OK');
  });

  test('at most three mails go to an address, and the answer does not show it', async () => {
    const { email } = await pendingCustomer(app);
    app.mails.length = 0;
    for (let call = 0; call < 5; call++) replyOf(await ask(email, `198.51.100.${call}`));
    expect(app.mails).toHaveLength(3);
  });

  test('at most three mails go to a mailbox, however its address is written', async () => {
    for (let call = 0; call < 5; call++) {
      const email = `anna+${call}@gross.example`;
      await submitExample(app, call, { personal_email: email });
      replyOf(await ask(email, `198.51.100.${call}`));
    }
    expect(app.mails).toHaveLength(3);
  });

  test('a client that asks for many addresses is rate limited', async () => {
    for (let call = 0; call < 10; call++) replyOf(await ask(`nobody.${call}@gross.example`));
    expect(await ask('nobody@gross.example')).toMatchObject({
      ok: false,
      failure: { code: 'TOO_MANY_REQUESTS', status: 429 },
    });
  });

  test('lets an owner in whose account strangers guess at', async () => {
    const { email } = await pendingCustomer(app);
    for (let tries = 0; tries < 10; tries++) await signIn(email, 'guess');
    expect(await signIn(email, PASSWORD)).toBe('TOO_MANY_REQUESTS');
    replyOf(await ask(email));
    replyOf(await reset(mailTo(app, email).tokens.reset ?? ''));
    expect(await signIn(email, NEW_PASSWORD)).toBe('OK');
  });
});

describe('changing the password', () => {
  const change = (browser: Browser, password: string, newPassword = NEW_PASSWORD) =>
    browser.client.call(changePasswordEndpoint, { body: { password, newPassword } });

  test('needs the old one, ends every other session and keeps this one', async () => {
    const { browser, email } = await confirmedCustomer(app);
    const other = openBrowser(app.origin);
    replyOf(await other.client.call(signInEndpoint, { body: { email, password: PASSWORD } }));
    expect(codeOf(await change(browser, 'wrong one'))).toBe('WRONG_CREDENTIALS');
    expect(codeOf(await change(browser, PASSWORD, 'passwort'))).toBe('WEAK_PASSWORD');
    replyOf(await change(browser, PASSWORD));
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false]);
    expect(await signIn(email, PASSWORD)).toBe('WRONG_CREDENTIALS');
    expect(await signIn(email, NEW_PASSWORD)).toBe('OK');
    expect(mailTo(app, email).kind).toBe('PASSWORD_CHANGED');
  });

  test('cannot be used to guess the old one', async () => {
    const { browser } = await confirmedCustomer(app);
    for (let tries = 0; tries < 10; tries++) {
      expect(codeOf(await change(browser, `guess ${tries}`))).toBe('WRONG_CREDENTIALS');
    }
    expect(codeOf(await change(browser, PASSWORD))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('deleting the account', () => {
  test('needs the password; the enquiry stays, and its retailer is told', async () => {
    const { browser, email, enquiryId } = await confirmedCustomer(app);
    const remove = (password: string) => browser.client.call(deleteAccountEndpoint, { body: { password } });
    expect(codeOf(await remove('wrong one'))).toBe('WRONG_CREDENTIALS');
    expect(await isSignedIn(browser)).toBe(true);
    replyOf(await remove(PASSWORD));
    expect(browser.cookies.size).toBe(0);
    for (const table of ['customer_account', 'customer_session', 'customer_token', 'attempt'] as const) {
      const rows = await app.db.selectFrom(table).selectAll().execute();
      expect(rows.filter((row) => JSON.stringify(row).includes(email))).toEqual([]);
      if (table !== 'attempt') expect(rows).toEqual([]);
    }
    expect(await app.db.selectFrom('enquiry').select('enquiry_id').execute()).toEqual([
      { enquiry_id: enquiryId },
    ]);
    const events = await app.db.selectFrom('event').selectAll().orderBy('sequence').execute();
    expect(events.at(-1)).toMatchObject({
      type: 'account.deleted',
      enquiry_id: enquiryId,
      actor: 'customer',
      actor_id: expect.any(String),
    });
    expect(mailTo(app, email).kind).toBe('ACCOUNT_DELETED');
    expect(await signIn(email, PASSWORD)).toBe('WRONG_CREDENTIALS');
  });
});
