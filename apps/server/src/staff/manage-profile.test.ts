import {
  changeNameEndpoint,
  changeShortcutsEndpoint,
  changeStaffPasswordEndpoint,
  dropCodesEndpoint,
  newCodesEndpoint,
  newRecoveryCodesEndpoint,
  setCodesEndpoint,
  showProfileEndpoint,
} from '@funnel/contract/staff/profile';
import { showStaffSessionEndpoint, signInStaffEndpoint } from '@funnel/contract/staff/session';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser, replyOf } from '../testing/customer-browser.ts';
import { codeAt, joinedStaff, nextCode, STAFF_PASSWORD, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { rotateCodeKey } from './rotate-code-key.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = app.clock.now;
const NEW_PASSWORD = 'maultaschen in brühe';

beforeEach(() => {
  app.clock.now = START;
});

const profile = async (browser: Browser) => replyOf(await browser.client.call(showProfileEndpoint)).data;
const signIn = async (email: string, password: string, code?: string) =>
  codeOf(
    await openBrowser(app.origin).client.call(signInStaffEndpoint, {
      body: { email, password, ...(code !== undefined && { code }) },
    }),
  );
const lastEvent = async () => (await staffEvents(app)).at(-1);

describe('the own profile', () => {
  test('shows who one is, and takes another name', async () => {
    const { browser, staffId } = await joinedStaff(app, 'agent');
    expect(
      codeOf(await browser.client.call(changeNameEndpoint, { body: { name: '  Jana Roth-Weiß ' } })),
    ).toBe('OK');
    expect(await profile(browser)).toEqual({
      staffId,
      email: 'agent@kueche.example',
      name: 'Jana Roth-Weiß',
      role: 'agent',
      hasCodes: true,
      recoveryCodesLeft: 10,
      hasShortcuts: true,
    });
    expect(await lastEvent()).toMatchObject({
      type: 'staff.renamed',
      data: { staffId, formerName: 'Jana Roth', name: 'Jana Roth-Weiß' },
    });
    expect(codeOf(await browser.client.call(changeNameEndpoint, { body: { name: ' ' } }))).toBe(
      'INVALID_INPUT',
    );
  });

  test('turns single keys off and on again, for oneself only', async () => {
    const { browser } = await joinedStaff(app, 'agent');
    const { browser: colleague } = await joinedStaff(app, 'manager');
    const turn = async (hasShortcuts: boolean) =>
      codeOf(await browser.client.call(changeShortcutsEndpoint, { body: { hasShortcuts } }));
    expect(await turn(false)).toBe('OK');
    expect(await profile(browser)).toMatchObject({ hasShortcuts: false });
    expect(await profile(colleague)).toMatchObject({ hasShortcuts: true });
    expect(await turn(true)).toBe('OK');
    expect(await profile(browser)).toMatchObject({ hasShortcuts: true });
  });

  test('takes another password for the old one and a code, and signs every other browser out', async () => {
    const { browser, secret } = await joinedStaff(app, 'owner');
    const other = openBrowser(app.origin);
    const body = { email: 'owner@kueche.example', password: STAFF_PASSWORD, code: nextCode(app, secret) };
    replyOf(await other.client.call(signInStaffEndpoint, { body }));
    const change = async (password: string, newPassword: string, currentCode?: string) =>
      codeOf(
        await browser.client.call(changeStaffPasswordEndpoint, {
          body: { password, newPassword, ...(currentCode !== undefined && { currentCode }) },
        }),
      );
    const code = nextCode(app, secret);
    expect(await change('falsch geraten', NEW_PASSWORD, code)).toBe('WRONG_CREDENTIALS');
    expect(await change(STAFF_PASSWORD, 'kurz', code)).toBe('WEAK_PASSWORD');
    // The password alone is not enough: an observer of it could lock the owner out.
    expect(await change(STAFF_PASSWORD, NEW_PASSWORD)).toBe('CODE_NEEDED');
    expect(await change(STAFF_PASSWORD, NEW_PASSWORD, body.code)).toBe('WRONG_CODE');
    expect(codeOf(await other.client.call(showStaffSessionEndpoint))).toBe('OK');
    expect(await change(STAFF_PASSWORD, NEW_PASSWORD, code)).toBe('OK');
    expect((await lastEvent())?.type).toBe('staff.password-changed');
    expect(codeOf(await browser.client.call(showStaffSessionEndpoint))).toBe('OK');
    expect(codeOf(await other.client.call(showStaffSessionEndpoint))).toBe('UNAUTHENTICATED');
    expect(await signIn(body.email, STAFF_PASSWORD, nextCode(app, secret))).toBe('WRONG_CREDENTIALS');
    expect(await signIn(body.email, NEW_PASSWORD, nextCode(app, secret))).toBe('OK');
  });

  test('takes another password without a code from who has no codes', async () => {
    const { browser, secret } = await joinedStaff(app, 'agent');
    const off = { password: STAFF_PASSWORD, currentCode: nextCode(app, secret) };
    replyOf(await browser.client.call(dropCodesEndpoint, { body: off }));
    const body = { password: STAFF_PASSWORD, newPassword: NEW_PASSWORD };
    expect(codeOf(await browser.client.call(changeStaffPasswordEndpoint, { body }))).toBe('OK');
    expect(await signIn('agent@kueche.example', NEW_PASSWORD)).toBe('OK');
  });

  test('lets nobody guess the password who has found the browser open', async () => {
    const { browser } = await joinedStaff(app, 'agent');
    const guess = () =>
      browser.client.call(changeStaffPasswordEndpoint, {
        body: { password: 'falsch geraten', newPassword: NEW_PASSWORD },
      });
    for (let tries = 0; tries < 10; tries++) expect(codeOf(await guess())).toBe('WRONG_CREDENTIALS');
    expect(await guess()).toMatchObject({ failure: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 } });
  });
});

describe('one-time codes', () => {
  const offer = async (browser: Browser) =>
    replyOf(await browser.client.call(newCodesEndpoint, { body: {} })).data;
  const set = (
    browser: Browser,
    body: { sealed: string; code: string; currentCode?: string },
    password = '',
  ) => browser.client.call(setCodesEndpoint, { body: { password: password || STAFF_PASSWORD, ...body } });

  test('move to another telephone with the password, a code of the old and a code of the new', async () => {
    const { browser, secret: old, recoveryCodes: oldCodes } = await joinedStaff(app, 'owner');
    const { sealed, secret } = await offer(browser);
    const currentCode = nextCode(app, old);
    const code = codeAt(secret, app.clock.now);
    expect(codeOf(await set(browser, { sealed, code, currentCode }, 'falsch geraten'))).toBe(
      'WRONG_CREDENTIALS',
    );
    expect(codeOf(await set(browser, { sealed, code }))).toBe('CODE_NEEDED');
    expect(codeOf(await set(browser, { sealed, code, currentCode: code }))).toBe('WRONG_CODE');
    const { recoveryCodes } = replyOf(await set(browser, { sealed, code, currentCode })).data;
    expect((await lastEvent())?.data).toMatchObject({ hasCodes: true });
    const email = 'owner@kueche.example';
    expect(await signIn(email, STAFF_PASSWORD, code)).toBe('WRONG_CODE');
    expect(await signIn(email, STAFF_PASSWORD, nextCode(app, old))).toBe('WRONG_CODE');
    expect(await signIn(email, STAFF_PASSWORD, oldCodes[0])).toBe('WRONG_CODE');
    expect(await signIn(email, STAFF_PASSWORD, codeAt(secret, app.clock.now))).toBe('OK');
    expect(await signIn(email, STAFF_PASSWORD, recoveryCodes[0])).toBe('OK');
  });

  test('are not replaced by a code of the old telephone, or of a secret that was not offered', async () => {
    const { browser, secret: old, recoveryCodes } = await joinedStaff(app, 'owner');
    const { sealed, secret } = await offer(browser);
    const [first = '', second = ''] = recoveryCodes;
    const wrong = { sealed, code: codeAt(old, app.clock.now), currentCode: first };
    expect(codeOf(await set(browser, wrong))).toBe('WRONG_CODE');
    const cut = { sealed: sealed.slice(2), code: codeAt(secret, app.clock.now), currentCode: second };
    expect(codeOf(await set(browser, cut))).toBe('WRONG_CODE');
    expect(await signIn('owner@kueche.example', STAFF_PASSWORD, nextCode(app, old))).toBe('OK');
  });

  test('offered to one person are taken from nobody else', async () => {
    const agent = await joinedStaff(app, 'agent');
    const owner = await joinedStaff(app, 'owner');
    const { sealed, secret } = await offer(owner.browser);
    const code = codeAt(secret, app.clock.now);
    const currentCode = agent.recoveryCodes[0] ?? '';
    expect(codeOf(await set(agent.browser, { sealed, code, currentCode }))).toBe('WRONG_CODE');
  });

  test('can be left by an agent, and by nobody whose role needs them', async () => {
    const agent = await joinedStaff(app, 'agent');
    const owner = await joinedStaff(app, 'owner');
    const drop = async ({ browser, recoveryCodes }: typeof agent, isProved = true) => {
      const proof = isProved && { currentCode: recoveryCodes[0] ?? '' };
      const body = { password: STAFF_PASSWORD, ...proof };
      return codeOf(await browser.client.call(dropCodesEndpoint, { body }));
    };
    expect(await drop(owner)).toBe('CODES_MISSING');
    expect(await drop(agent, false)).toBe('CODE_NEEDED');
    expect(await drop(agent)).toBe('OK');
    expect(await profile(agent.browser)).toMatchObject({ hasCodes: false, recoveryCodesLeft: 0 });
    expect(await signIn('agent@kueche.example', STAFF_PASSWORD)).toBe('OK');
  });

  test('have recovery codes that can be replaced, and the old ones are worth nothing', async () => {
    const { browser, secret, recoveryCodes: old } = await joinedStaff(app, 'agent');
    const renew = (currentCode?: string) =>
      browser.client.call(newRecoveryCodesEndpoint, {
        body: { password: STAFF_PASSWORD, ...(currentCode !== undefined && { currentCode }) },
      });
    expect(codeOf(await renew())).toBe('CODE_NEEDED');
    expect(codeOf(await renew('000000'))).toBe('WRONG_CODE');
    const { recoveryCodes } = replyOf(await renew(nextCode(app, secret))).data;
    expect(recoveryCodes).toHaveLength(10);
    expect((await lastEvent())?.type).toBe('staff.codes-changed');
    const email = 'agent@kueche.example';
    expect(await signIn(email, STAFF_PASSWORD, old[0])).toBe('WRONG_CODE');
    expect(await signIn(email, STAFF_PASSWORD, recoveryCodes[0])).toBe('OK');
    const body = { password: STAFF_PASSWORD, currentCode: recoveryCodes[1] ?? '' };
    expect(codeOf(await browser.client.call(dropCodesEndpoint, { body }))).toBe('OK');
    expect(codeOf(await renew())).toBe('WRONG_STATE');
  });

  test('are kept encrypted, and work on when the key is changed', async () => {
    const { secret } = await joinedStaff(app, 'owner');
    const kept = () => app.db.selectFrom('staff').select('code_secret').executeTakeFirstOrThrow();
    const before = await kept();
    expect(before.code_secret?.length).toBe(12 + 16 + 20);
    await rotateCodeKey(app.db, app.clock.now);
    expect((await kept()).code_secret?.equals(before.code_secret ?? Buffer.of())).toBe(false);
    expect(await signIn('owner@kueche.example', STAFF_PASSWORD, nextCode(app, secret))).toBe('OK');
  });
});
