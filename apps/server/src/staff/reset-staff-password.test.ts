import { deactivateStaffEndpoint } from '@funnel/contract/staff/manage-staff';
import {
  requestStaffResetEndpoint,
  resetStaffPasswordEndpoint,
} from '@funnel/contract/staff/reset-staff-password';
import { showStaffSessionEndpoint, signInStaffEndpoint } from '@funnel/contract/staff/session';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser, replyOf } from '../testing/customer-browser.ts';
import { listJobs } from '../testing/run-jobs.ts';
import {
  acceptedBy,
  joinedStaff,
  nextCode,
  STAFF_PASSWORD,
  staffBrowser,
  staffEvents,
} from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { makeSetUpLink } from './set-up-link.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = app.clock.now;
const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'maultaschen in brühe';
const email = 'agent@kueche.example';

beforeEach(() => {
  app.clock.now = START;
  app.mail.mails.length = 0;
  app.mail.fails = undefined;
  app.log.length = 0;
});

const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const stranger = (address = '198.51.100.7') => openBrowser(app.origin, address);
const ask = (of: string, { language = 'de', address = '198.51.100.7' } = {}) =>
  stranger(address).client.call(requestStaffResetEndpoint, {
    body: { email: of, language: language === 'en' ? 'en' : 'de' },
  });
const tokenIn = (text = '') => /#reset=([\w-]+)/.exec(text)?.[1] ?? '';
/** The token of a mail that is asked for now. */
async function mailedToken(of = email): Promise<string> {
  replyOf(await ask(of));
  await app.runJobs();
  return tokenIn(app.mail.mails.findLast(({ to }) => to === of)?.text);
}
const reset = (token: string, password = NEW_PASSWORD, browser = stranger()) =>
  browser.client.call(resetStaffPasswordEndpoint, { body: { token, password } });
const signIn = async (password: string, code?: string, browser = stranger(), of = email) => {
  const body = { email: of, password, ...(code !== undefined && { code }) };
  return codeOf(await browser.client.call(signInStaffEndpoint, { body }));
};
const tokens = () => app.db.selectFrom('staff_reset').selectAll().execute();

describe('a forgotten password of the staff', () => {
  test('is replaced by mail: every session ends, the code is still asked for, and the audit trail has it', async () => {
    const { staffId, browser, secret } = await joinedStaff(app, 'agent');
    const token = await mailedToken();
    expect(app.mail.mails).toMatchObject([{ to: email, language: 'de' }]);
    expect(app.mail.mails[0]?.text).toContain('https://kueche.example/desk#reset=');
    const setting = stranger();
    expect(codeOf(await reset(token, NEW_PASSWORD, setting))).toBe('OK');
    expect(setting.cookies.has('staff')).toBe(false);
    expect(codeOf(await browser.client.call(showStaffSessionEndpoint))).toBe('UNAUTHENTICATED');
    expect(await signIn(STAFF_PASSWORD)).toBe('WRONG_CREDENTIALS');
    expect(await signIn(NEW_PASSWORD)).toBe('CODE_NEEDED');
    expect(await signIn(NEW_PASSWORD, nextCode(app, secret))).toBe('OK');
    const told = (await staffEvents(app)).filter(({ type }) => type.includes('reset'));
    expect(told).toMatchObject([
      { type: 'staff.reset-mailed', actor: 'visitor', data: { staffId } },
      { type: 'staff.password-reset', actor: 'staff', actorId: staffId, data: { staffId } },
    ]);
    await app.runJobs();
    expect(app.mail.mails.at(-1)).toMatchObject({ to: email, subject: 'Ihr Passwort wurde geändert' });
  });

  test('can be that of the first owner, who nobody could invite again', async () => {
    const link = await makeSetUpLink(app.db, { publicUrl: '', now: app.clock.now });
    const owner = 'inhaber@kueche.example';
    const { secret } = await acceptedBy(app, link?.split('=')[1] ?? '', owner);
    replyOf(await reset(await mailedToken(owner)));
    expect(await signIn(NEW_PASSWORD, nextCode(app, secret), stranger(), owner)).toBe('OK');
  });

  test('of an address gets the same answer, cookies and job, whether somebody has it or not', async () => {
    await joinedStaff(app, 'agent');
    const before = app.cost.hashes;
    const answers = [];
    for (const address of [email, 'nobody@kueche.example']) {
      const browser = stranger();
      const outcome = await browser.client.call(requestStaffResetEndpoint, { body: { email: address } });
      answers.push({ outcome, cookies: [...browser.cookies], status: browser.last()?.status });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(app.cost.hashes).toBe(before);
    expect(await listJobs(app.db, 'staff-access-mail')).toMatchObject([
      { data: { email } },
      { data: { email: 'nobody@kueche.example' } },
    ]);
    expect(await tokens()).toEqual([]);
    await app.runJobs();
    expect(app.mail.mails.map(({ to }) => to)).toEqual([email]);
    expect((await staffEvents(app)).filter(({ type }) => type === 'staff.reset-mailed')).toHaveLength(1);
    expect(app.log.join()).not.toContain('kueche.example');
  });

  test('is asked for in the language of the page', async () => {
    await joinedStaff(app, 'agent');
    replyOf(await ask(email, { language: 'en' }));
    await app.runJobs();
    const [mail] = app.mail.mails;
    expect(mail).toMatchObject({ language: 'en', subject: 'A new password for your desk' });
    expect(mail?.text).toContain('https://kueche.example/desk?lang=en#reset=');
  });
});

describe('the link', () => {
  test('is kept as a hash, lasts half an hour, and a weak password does not use it up', async () => {
    await joinedStaff(app, 'agent');
    const token = await mailedToken();
    expect(JSON.stringify(await tokens())).not.toContain(token);
    later(30 * MINUTE_MS - 1);
    expect(codeOf(await reset(token, 'zu kurz'))).toBe('WEAK_PASSWORD');
    expect(codeOf(await reset(token, email))).toBe('WEAK_PASSWORD');
    later(1);
    expect(codeOf(await reset(token))).toBe('TOKEN_OVER');
    expect(await signIn(STAFF_PASSWORD)).toBe('CODE_NEEDED');
  });

  test('sets one password, also when used many times at once, and ends the other links', async () => {
    await joinedStaff(app, 'agent');
    const [first, second] = [await mailedToken(), await mailedToken()];
    const passwords = Array.from({ length: 6 }, (_, index) => `${NEW_PASSWORD} ${index}`);
    const codes = await Promise.all(passwords.map(async (password) => codeOf(await reset(first, password))));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(await signIn(passwords[codes.indexOf('OK')] ?? '')).toBe('CODE_NEEDED');
    expect(codeOf(await reset(second))).toBe('TOKEN_OVER');
    expect(await tokens()).toEqual([]);
  });

  test('of somebody who is blocked opens nothing, and no more are mailed', async () => {
    const { staffId } = await joinedStaff(app, 'agent');
    const token = await mailedToken();
    const { browser } = await staffBrowser(app, 'owner');
    replyOf(await browser.client.call(deactivateStaffEndpoint, { body: { staffId } }));
    expect(codeOf(await reset(token))).toBe('TOKEN_OVER');
    app.mail.mails.length = 0;
    expect(await mailedToken()).toBe('');
    expect(await tokens()).toEqual([]);
  });

  test('comes with the mail, and is noted once the mail server has taken it', async () => {
    await joinedStaff(app, 'agent');
    app.mail.fails = 'NOT_SENT';
    expect(await mailedToken()).toBe('');
    expect((await staffEvents(app)).some(({ type }) => type === 'staff.reset-mailed')).toBe(false);
  });
});

describe('asking', () => {
  test('sends three mails to a mailbox at most, however its address is written, and does not say so', async () => {
    await joinedStaff(app, 'agent');
    for (let call = 0; call < 5; call++) replyOf(await ask(email, { address: `198.51.100.${call}` }));
    await app.runJobs();
    expect(app.mail.mails).toHaveLength(3);
  });

  test('for many addresses is slowed down', async () => {
    for (let call = 0; call < 10; call++) replyOf(await ask(`nobody.${call}@kueche.example`));
    expect(codeOf(await ask('nobody@kueche.example'))).toBe('TOO_MANY_REQUESTS');
  });

  test('lets somebody in whose account strangers guess at', async () => {
    const { secret } = await joinedStaff(app, 'agent');
    for (let tries = 0; tries < 10; tries++) await signIn('falsch geraten');
    expect(await signIn(STAFF_PASSWORD)).toBe('TOO_MANY_REQUESTS');
    const browser = stranger();
    replyOf(await reset(await mailedToken(), NEW_PASSWORD, browser));
    expect(await signIn(NEW_PASSWORD, nextCode(app, secret), browser)).toBe('OK');
  });
});
