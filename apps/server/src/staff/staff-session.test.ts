import { dropCodesEndpoint } from '@funnel/contract/staff/profile';
import { showStaffSessionEndpoint, signInStaffEndpoint } from '@funnel/contract/staff/session';
import { MAX_SESSIONS } from '@funnel/domain/account/account-rule';
import { STAFF_SESSION_IDLE_MS, STAFF_SESSION_MAX_MS } from '@funnel/domain/staff/staff-session';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, confirmedCustomer, openBrowser, replyOf } from '../testing/customer-browser.ts';
import {
  anotherBrowser,
  joinedStaff,
  nextCode,
  STAFF_PASSWORD,
  staffBrowser,
  staffEvents,
} from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = app.clock.now;

beforeEach(() => {
  app.clock.now = START;
});

const laterBy = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

describe('a session at the desk', () => {
  test('tells who is there', async () => {
    const { browser, staffId, email } = await staffBrowser(app, 'manager');
    const { data } = replyOf(await browser.client.call(showStaffSessionEndpoint));
    expect(data).toEqual({ staffId, email, role: 'manager' });
  });

  test('goes on while it is used, and ends after a working day without', async () => {
    const { browser } = await staffBrowser(app, 'agent');
    const show = async () => codeOf(await browser.client.call(showStaffSessionEndpoint));
    laterBy(STAFF_SESSION_IDLE_MS - 1);
    expect(await show()).toBe('OK');
    laterBy(STAFF_SESSION_IDLE_MS - 1);
    expect(await show()).toBe('OK');
    laterBy(STAFF_SESSION_IDLE_MS);
    expect(await show()).toBe('UNAUTHENTICATED');
    expect(await app.db.selectFrom('staff_session').selectAll().execute()).toEqual([]);
  });

  test('ends after a week, however much it is used', async () => {
    const { browser } = await staffBrowser(app, 'agent');
    const codes: string[] = [];
    for (let used = 0; used <= STAFF_SESSION_MAX_MS; used += STAFF_SESSION_IDLE_MS / 2) {
      codes.push(codeOf(await browser.client.call(showStaffSessionEndpoint)));
      laterBy(STAFF_SESSION_IDLE_MS / 2);
    }
    expect(codes.pop()).toBe('UNAUTHENTICATED');
    expect(new Set(codes)).toEqual(new Set(['OK']));
  });

  test('ends with the person’s access, and follows their role, at once', async () => {
    const { browser, staffId } = await staffBrowser(app, 'manager');
    const change = (values: { role?: 'agent'; deactivated_at?: Date }) =>
      app.db.updateTable('staff').set(values).where('staff_id', '=', staffId).execute();
    await change({ role: 'agent' });
    expect(replyOf(await browser.client.call(showStaffSessionEndpoint)).data.role).toBe('agent');
    await change({ deactivated_at: app.clock.now });
    expect(codeOf(await browser.client.call(showStaffSessionEndpoint))).toBe('UNAUTHENTICATED');
  });

  test('is one of ten at most: one more ends the one unused longest, and that is written down', async () => {
    const { staffId, secret, browser: first } = await joinedStaff(app, 'agent');
    const off = { password: STAFF_PASSWORD, currentCode: nextCode(app, secret) };
    replyOf(await first.client.call(dropCodesEndpoint, { body: off }));
    const kept = () =>
      app.db.selectFrom('staff_session').select('session_id').where('staff_id', '=', staffId).execute();
    const [oldest] = await kept();
    for (let n = 1; n < MAX_SESSIONS; n++) {
      laterBy(60_000);
      await anotherBrowser(app, staffId);
    }
    const body = { email: 'agent@kueche.example', password: STAFF_PASSWORD };
    replyOf(await openBrowser(app.origin).client.call(signInStaffEndpoint, { body }));
    expect(await kept()).toHaveLength(MAX_SESSIONS);
    expect(codeOf(await first.client.call(showStaffSessionEndpoint))).toBe('UNAUTHENTICATED');
    expect((await staffEvents(app)).slice(-2)).toMatchObject([
      { type: 'staff.session-ended', actor: 'system', data: { staffId, sessionId: oldest?.session_id } },
      { type: 'staff.signed-in' },
    ]);
  });

  test('is no customer’s, and a customer’s is none at the desk', async () => {
    const customer = await confirmedCustomer(app);
    const token = customer.browser.cookies.get('customer') ?? '';
    const disguised = openBrowser(app.origin);
    disguised.cookies.set('staff', token);
    for (const browser of [customer.browser, disguised]) {
      expect(codeOf(await browser.client.call(showStaffSessionEndpoint))).toBe('UNAUTHENTICATED');
    }
    const staff = await staffBrowser(app, 'owner');
    staff.browser.cookies.set('customer', staff.browser.cookies.get('staff') ?? '');
    expect((await staff.browser.send(`${app.origin}/api/v1/customer/session`)).status).toBe(401);
  });
});
