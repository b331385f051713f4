import {
  showStaffSessionEndpoint,
  signInStaffEndpoint,
  signOutStaffEndpoint,
} from '@funnel/contract/staff/session';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Browser, codeOf, openBrowser, replyOf } from '../testing/customer-browser.ts';
import { secondServer } from '../testing/second-server.ts';
import { codeAt, joinedStaff, nextCode, STAFF_PASSWORD, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = app.clock.now;
const email = 'owner@kueche.example';

beforeEach(() => {
  app.clock.now = START;
  app.log.length = 0;
});

interface Try {
  readonly email?: string;
  readonly password?: string;
  readonly code?: string;
}
const signIn = (browser: Browser, given: Try = {}) =>
  browser.client.call(signInStaffEndpoint, { body: { email, password: STAFF_PASSWORD, ...given } });
const stranger = (address = '198.51.100.7') => openBrowser(app.origin, address);
const WAIT = { timeout: 60_000, interval: 20 };

const sessions = () => app.db.selectFrom('staff_session').selectAll().execute();

describe('signing in at the desk', () => {
  test('takes password and code, asks for the code first where it is missing, and is written down', async () => {
    const { staffId, secret } = await joinedStaff(app, 'owner');
    const browser = stranger();
    expect(codeOf(await signIn(browser))).toBe('CODE_NEEDED');
    expect(codeOf(await browser.client.call(showStaffSessionEndpoint))).toBe('UNAUTHENTICATED');
    const { data } = replyOf(await signIn(browser, { code: nextCode(app, secret) }));
    expect(data).toEqual({ staffId, email, role: 'owner' });
    expect(replyOf(await browser.client.call(showStaffSessionEndpoint)).data).toEqual(data);
    expect((await staffEvents(app)).at(-1)).toMatchObject({
      type: 'staff.signed-in',
      actor: 'staff',
      actorId: staffId,
      data: { staffId, sessionId: expect.any(String) },
    });
    await browser.client.call(signOutStaffEndpoint, { body: {} });
    expect(browser.cookies.has('staff')).toBe(false);
    expect(await sessions()).toHaveLength(1);
    expect((await staffEvents(app)).at(-1)?.type).toBe('staff.signed-out');
  });

  test('of an agent without codes takes the password alone', async () => {
    const { browser } = await joinedStaff(app, 'agent');
    await app.db.updateTable('staff').set({ code_secret: null }).execute();
    expect(codeOf(await signIn(browser, { email: 'agent@kueche.example' }))).toBe('OK');
  });

  test('takes no code twice, nor the one that the access began with', async () => {
    const { secret } = await joinedStaff(app, 'owner');
    expect(codeOf(await signIn(stranger(), { code: codeAt(secret, app.clock.now) }))).toBe('WRONG_CODE');
    const code = nextCode(app, secret);
    expect(codeOf(await signIn(stranger(), { code }))).toBe('OK');
    expect(codeOf(await signIn(stranger(), { code }))).toBe('WRONG_CODE');
    expect(codeOf(await signIn(stranger(), { code: nextCode(app, secret) }))).toBe('OK');
  });

  test('with one code in several browsers at once, at two servers, opens one session', async () => {
    const { secret } = await joinedStaff(app, 'owner');
    const code = nextCode(app, secret);
    const before = (await sessions()).length;
    const other = await secondServer(app);
    const browsers = [app.origin, other, app.origin, other].map((origin) => openBrowser(origin));
    const outcomes = await Promise.all(browsers.map((browser) => signIn(browser, { code })));
    expect(outcomes.map(codeOf).sort()).toEqual(['OK', 'WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE']);
    expect(await sessions()).toHaveLength(before + 1);
  });

  test('with a password that is changed meanwhile opens no session', async () => {
    const { secret, staffId } = await joinedStaff(app, 'owner');
    const code = nextCode(app, secret);
    const before = (await sessions()).length;
    const signingIn = await app.db.transaction().execute(async (tx) => {
      const changed = { password_hash: 'of another password' };
      await tx.updateTable('staff').set(changed).where('staff_id', '=', staffId).execute();
      const outcome = signIn(stranger(), { code });
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
        expect(rows).toHaveLength(1);
      }, WAIT);
      return { outcome };
    });
    expect(codeOf(await signingIn.outcome)).toBe('WRONG_CODE');
    expect(await sessions()).toHaveLength(before);
  });

  test('takes each recovery code once, also at once', async () => {
    const { recoveryCodes, staffId } = await joinedStaff(app, 'owner');
    const [first = '', second = ''] = recoveryCodes;
    const outcomes = await Promise.all([1, 2].map(() => signIn(stranger(), { code: first.toUpperCase() })));
    expect(outcomes.map(codeOf).sort()).toEqual(['OK', 'WRONG_CODE']);
    expect(codeOf(await signIn(stranger(), { code: second.replaceAll('-', ' ') }))).toBe('OK');
    const used = (await staffEvents(app)).filter(({ type }) => type === 'staff.recovery-code-used');
    expect(used).toMatchObject([{ data: { staffId } }, { data: { staffId } }]);
    const left = await app.db.selectFrom('staff_recovery_code').selectAll().execute();
    expect(left).toHaveLength(8);
    expect(JSON.stringify(left)).not.toContain(recoveryCodes[5]);
  });

  test('answers alike for an address that is nobody’s, after the same work', async () => {
    await joinedStaff(app, 'owner');
    await joinedStaff(app, 'agent');
    await app.db
      .updateTable('staff')
      .set({ deactivated_at: app.clock.now })
      .where('role', '=', 'agent')
      .execute();
    const answers = [];
    for (const address of [email, 'nobody@kueche.example', 'agent@kueche.example']) {
      app.cost.hashes = 0;
      const given = address === 'agent@kueche.example' ? {} : { password: 'käsespätzle mit salat' };
      const outcome = await signIn(stranger(), { email: address, ...given });
      answers.push({ outcome, hashes: app.cost.hashes });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ outcome: { failure: { code: 'WRONG_CREDENTIALS' } }, hashes: 1 });
    const failures = (await staffEvents(app)).filter(({ type }) => type === 'staff.sign-in-failed');
    expect(failures).toHaveLength(3);
    expect(JSON.stringify(failures)).not.toMatch(/nobody|käse/);
    expect(app.log.join('')).not.toMatch(/kueche|käse/);
  });
});

describe('whoever guesses', () => {
  test('at a password has to wait, while the owner gets in with a browser that is known', async () => {
    const { browser: own, secret } = await joinedStaff(app, 'owner');
    const guess = async (address: string) => signIn(stranger(address), { password: 'käsespätzle mit salat' });
    for (let tries = 0; tries < 10; tries++) {
      expect(codeOf(await guess(`198.51.100.${tries}`))).toBe('WRONG_CREDENTIALS');
    }
    const refused = await guess('198.51.100.200');
    expect(refused).toMatchObject({ failure: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 } });
    // Half a minute ahead, the tolerated clock skew.
    const code = codeAt(secret, new Date(app.clock.now.getTime() + 30_000));
    expect(codeOf(await signIn(stranger('203.0.113.77'), { code }))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await signIn(own, { code }))).toBe('OK');
  });

  test('at the code with the right password has to wait', async () => {
    const { secret } = await joinedStaff(app, 'owner');
    for (let tries = 0; tries < 10; tries++) {
      expect(codeOf(await signIn(stranger(), { code: '000000' }))).toBe('WRONG_CODE');
    }
    const code = codeAt(secret, new Date(app.clock.now.getTime() + 30_000));
    expect(await signIn(stranger(), { code })).toMatchObject({ failure: { code: 'TOO_MANY_REQUESTS' } });
    // A request for the code is no try: it neither increments nor resets the counter.
    expect(codeOf(await signIn(stranger()))).toBe('TOO_MANY_REQUESTS');
    const events = app.log.map((line) => JSON.parse(line).event).filter(Boolean);
    expect(events.filter((event) => event === 'code-wrong')).toHaveLength(10);
    expect(events).toContain('limit-reached');
  });

  test('is not counted for being asked for a code', async () => {
    const { secret } = await joinedStaff(app, 'owner');
    for (let tries = 0; tries < 15; tries++) expect(codeOf(await signIn(stranger()))).toBe('CODE_NEEDED');
    expect(codeOf(await signIn(stranger(), { code: nextCode(app, secret) }))).toBe('OK');
  });
});

describe('the cookie of the desk', () => {
  const send = (secret: string, headers: Record<string, string>) =>
    stranger().send(app.origin + signInStaffEndpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, password: STAFF_PASSWORD, code: nextCode(app, secret) }),
    });

  test('is out of reach of scripts and sent from our own pages alone, over https bound to the host', async () => {
    const { secret } = await joinedStaff(app, 'owner');
    const [plain] = (await send(secret, {})).headers.getSetCookie();
    expect(plain).toMatch(/^staff=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/);
    const https = { 'x-forwarded-proto': 'https', origin: app.origin.replace('http:', 'https:') };
    const [secure, device] = (await send(secret, https)).headers.getSetCookie();
    expect(secure).toMatch(
      /^__Host-staff=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(device).toMatch(/^__Host-staff-device=.* HttpOnly; Secure; SameSite=Strict$/);
  });

  test.each(['https://evil.example', 'null', ''])('is given to no page of the origin %j', async (origin) => {
    const { secret } = await joinedStaff(app, 'owner');
    const answer = await send(secret, { origin });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
