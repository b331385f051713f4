import { changePasswordEndpoint, deleteAccountEndpoint } from '@funnel/contract/account/manage-account';
import { requestPasswordResetEndpoint, resetPasswordEndpoint } from '@funnel/contract/account/reset-password';
import { signInEndpoint, signOutEndpoint } from '@funnel/contract/account/session';
import { KNOWN_DEVICE_MS, MAX_KNOWN_DEVICES } from '@funnel/domain/account/account-rule';
import { limitSettingsSchema } from '@funnel/domain/limit/limit-settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { useCustomerApp } from '../testing/customer-app.ts';
import {
  type Browser,
  codeOf,
  confirmedCustomer,
  mailTo,
  openBrowser,
  PASSWORD,
  replyOf,
} from '../testing/customer-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { insertDevice } from './device.queries.ts';

const { app, later, start } = useCustomerApp();
const NEW_PASSWORD = 'lieber doch maultaschen';
const COOKIE = 'customer-device';

/** Few, so that they are soon used up. */
const FREE_TRIES = 3;

beforeEach(async () => {
  const rule = { free: FREE_TRIES, firstWaitSeconds: 60, longestWaitSeconds: 60, forgetMinutes: 60 };
  const limits = limitSettingsSchema.parse({
    tries: { signInsOfAccount: rule, signInsOfAccountAndClient: rule, signInsOfDevice: rule },
  });
  await storeSetting(app.db, 'limits', limits, start);
  await app.settings.refresh();
});

const signIn = async (browser: Browser, email: string, password = PASSWORD) =>
  codeOf(await browser.client.call(signInEndpoint, { body: { email, password } }));
const signOut = (browser: Browser) => browser.client.call(signOutEndpoint, { body: {} });
const devices = () => app.db.selectFrom('customer_device').selectAll().execute();

/** Guesses from many addresses, one of them the owner's, until no unknown device gets in. */
async function guessAt(email: string): Promise<void> {
  for (let tries = 0; tries < FREE_TRIES; tries++)
    await signIn(openBrowser(app.origin, `198.51.100.${tries}`), email, `guess ${tries}`);
  expect(await signIn(openBrowser(app.origin), email)).toBe('TOO_MANY_REQUESTS');
}

/** Another browser with the same cookies. */
function copyOf(browser: Browser, address?: string): Browser {
  const copy = openBrowser(app.origin, address);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('an owner on a known device', () => {
  test('gets in while strangers guess, from any address', async () => {
    const { email, browser } = await confirmedCustomer(app);
    await signOut(browser);
    await guessAt(email);
    expect(await signIn(browser, email)).toBe('OK');
    await signOut(browser);
    expect(await signIn(copyOf(browser, '198.51.100.1'), email)).toBe('OK');
  });

  test('gets in while an attacker shares the address', async () => {
    const { email, browser } = await confirmedCustomer(app);
    await signOut(browser);
    for (let tries = 0; tries <= FREE_TRIES; tries++)
      await signIn(openBrowser(app.origin, '203.0.113.1'), email, 'x');
    expect(await signIn(openBrowser(app.origin, '203.0.113.1'), email)).toBe('TOO_MANY_REQUESTS');
    expect(await signIn(browser, email)).toBe('OK');
  });

  test('changes the password while strangers guess', async () => {
    const { email, browser } = await confirmedCustomer(app);
    await guessAt(email);
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
    expect(codeOf(await browser.client.call(changePasswordEndpoint, { body }))).toBe('OK');
  });

  test('has its own tries, then waits, and a right password resets the count', async () => {
    const { email, browser } = await confirmedCustomer(app);
    for (let tries = 0; tries < FREE_TRIES - 1; tries++)
      expect(await signIn(browser, email, 'x')).toBe('WRONG_CREDENTIALS');
    expect(await signIn(browser, email)).toBe('OK');
    for (let tries = 0; tries < FREE_TRIES; tries++)
      expect(await signIn(browser, email, 'x')).toBe('WRONG_CREDENTIALS');
    expect(await signIn(browser, email)).toBe('TOO_MANY_REQUESTS');
    later(60 * 1000);
    expect(await signIn(browser, email)).toBe('OK');
  });
});

describe('a device', () => {
  test('is known to the account it signed in to, and to no other', async () => {
    const anna = await confirmedCustomer(app, 1);
    const berta = await confirmedCustomer(app, 2);
    await guessAt(anna.email);
    expect(await signIn(berta.browser, anna.email)).toBe('TOO_MANY_REQUESTS');
    expect(await signIn(anna.browser, anna.email)).toBe('OK');
  });

  test('looks like an unknown one until it signs in', async () => {
    const { email, browser } = await confirmedCustomer(app);
    const ask = async (one: Browser) => {
      const before = app.cost.hashes;
      const outcome = await one.client.call(signInEndpoint, { body: { email, password: 'x' } });
      return { text: JSON.stringify(outcome), hashes: app.cost.hashes - before };
    };
    expect(await ask(copyOf(browser))).toEqual(await ask(openBrowser(app.origin)));
  });

  test('gets a new token with every sign-in; the old one becomes invalid', async () => {
    const { email, browser } = await confirmedCustomer(app);
    const copied = copyOf(browser, '198.51.100.99');
    await signIn(browser, email);
    expect(browser.cookies.get(COOKIE)).not.toBe(copied.cookies.get(COOKIE));
    await guessAt(email);
    expect(await signIn(copied, email)).toBe('TOO_MANY_REQUESTS');
    expect(await devices()).toHaveLength(1);
  });

  test('is stored as a hash, in a cookie that no script and no other site can read', async () => {
    const { email, browser } = await confirmedCustomer(app);
    const response = await browser.send(app.origin + signInEndpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(COOKIE));
    expect(line).toMatch(/^customer-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(JSON.stringify(await devices())).not.toContain(browser.cookies.get(COOKIE));
  });

  test('is forgotten a year after its last sign-in', async () => {
    const { email, browser } = await confirmedCustomer(app);
    await signOut(browser);
    later(KNOWN_DEVICE_MS);
    await guessAt(email);
    expect(await signIn(browser, email)).toBe('TOO_MANY_REQUESTS');
  });

  test('is one of at most twenty', async () => {
    await confirmedCustomer(app);
    const { account_id: accountId } = await app.db
      .selectFrom('customer_account')
      .select('account_id')
      .executeTakeFirstOrThrow();
    for (let count = 0; count < MAX_KNOWN_DEVICES + 3; count++) {
      later(1000);
      await insertDevice(app.db, { token: `device ${count}`, accountId, now: app.clock.now });
    }
    const kept = await devices();
    expect(kept).toHaveLength(MAX_KNOWN_DEVICES);
    expect(kept.map(({ seen_at }) => seen_at)).toContainEqual(app.clock.now);
  });
});

describe('no device is known any more', () => {
  test('after a password was set by mail, but the one it was set with', async () => {
    const { email, browser: lost } = await confirmedCustomer(app);
    replyOf(await openBrowser(app.origin).client.call(requestPasswordResetEndpoint, { body: { email } }));
    const mine = openBrowser(app.origin, '203.0.113.77');
    const reset = { token: mailTo(app, email).tokens.reset ?? '', password: NEW_PASSWORD };
    replyOf(await mine.client.call(resetPasswordEndpoint, { body: reset }));
    await guessAt(email);
    expect(await signIn(lost, email, NEW_PASSWORD)).toBe('TOO_MANY_REQUESTS');
    expect(await signIn(mine, email, NEW_PASSWORD)).toBe('OK');
  });

  test('after the password was changed, but the one it was changed on', async () => {
    const { email, browser } = await confirmedCustomer(app);
    const other = openBrowser(app.origin, '203.0.113.77');
    expect(await signIn(other, email)).toBe('OK');
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
    replyOf(await browser.client.call(changePasswordEndpoint, { body }));
    await guessAt(email);
    expect(await signIn(other, email, NEW_PASSWORD)).toBe('TOO_MANY_REQUESTS');
    expect(await signIn(browser, email, NEW_PASSWORD)).toBe('OK');
  });

  test('after the account was deleted', async () => {
    const { browser } = await confirmedCustomer(app);
    replyOf(await browser.client.call(deleteAccountEndpoint, { body: { password: PASSWORD } }));
    expect(await devices()).toEqual([]);
    expect(browser.cookies.size).toBe(0);
  });
});
