import { inviteStaffEndpoint, listInvitationsEndpoint } from '@funnel/contract/staff/invitation';
import {
  changeRoleEndpoint,
  deactivateStaffEndpoint,
  listStaffEndpoint,
} from '@funnel/contract/staff/manage-staff';
import {
  endMySessionEndpoint,
  endStaffSessionsEndpoint,
  listMySessionsEndpoint,
  listStaffSessionsEndpoint,
  showStaffSessionEndpoint,
  signInStaffEndpoint,
} from '@funnel/contract/staff/session';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser, replyOf } from '../testing/customer-browser.ts';
import {
  invitationTo,
  joinedStaff,
  nextCode,
  STAFF_PASSWORD,
  staffEvents,
} from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = app.clock.now;

beforeEach(() => {
  app.clock.now = START;
});

const changeRole = async (browser: Browser, staffId: string, role: StaffRole) =>
  codeOf(await browser.client.call(changeRoleEndpoint, { body: { staffId, role } }));
const deactivate = async (browser: Browser, staffId: string) =>
  codeOf(await browser.client.call(deactivateStaffEndpoint, { body: { staffId } }));
const isIn = async (browser: Browser) => codeOf(await browser.client.call(showStaffSessionEndpoint));
const owners = async () =>
  (await app.db.selectFrom('staff').select(['role', 'deactivated_at']).execute()).filter(
    ({ role, deactivated_at }) => role === 'owner' && deactivated_at === null,
  ).length;

describe('an owner', () => {
  test('sees everybody, with role, codes and whether they are there', async () => {
    const owner = await joinedStaff(app, 'owner');
    const agent = await joinedStaff(app, 'agent');
    await deactivate(owner.browser, agent.staffId);
    const { staff } = replyOf(await owner.browser.client.call(listStaffEndpoint)).data;
    const name = 'Jana Roth';
    const own = { staffId: owner.staffId, email: 'owner@kueche.example', name, role: 'owner' };
    const other = { staffId: agent.staffId, email: 'agent@kueche.example', name, role: 'agent' };
    expect(staff).toHaveLength(2);
    expect(staff).toContainEqual({
      ...own,
      isActive: true,
      hasCodes: true,
      seenAt: START.toISOString(),
    });
    expect(staff).toContainEqual({ ...other, isActive: false, hasCodes: true });
  });

  test('changes a role, which holds at once, and is written down', async () => {
    const owner = await joinedStaff(app, 'owner');
    const agent = await joinedStaff(app, 'agent');
    expect(await changeRole(owner.browser, agent.staffId, 'manager')).toBe('OK');
    expect(replyOf(await agent.browser.client.call(showStaffSessionEndpoint)).data.role).toBe('manager');
    expect(await changeRole(owner.browser, agent.staffId, 'manager')).toBe('OK');
    expect(await changeRole(agent.browser, owner.staffId, 'agent')).toBe('FORBIDDEN');
    // Another owner has a stale role: nothing is overwritten.
    const body = { staffId: agent.staffId, role: 'owner', from: 'agent' } as const;
    expect(codeOf(await owner.browser.client.call(changeRoleEndpoint, { body }))).toBe('STALE');
    const changes = (await staffEvents(app)).filter(({ type }) => type === 'staff.role-changed');
    expect(changes).toMatchObject([
      { actorId: owner.staffId, data: { staffId: agent.staffId, role: 'manager', formerRole: 'agent' } },
    ]);
  });

  test('gives nobody a role that is for those with one-time codes, before they have them', async () => {
    const owner = await joinedStaff(app, 'owner');
    const agent = await joinedStaff(app, 'agent');
    await app.db.updateTable('staff').set({ code_secret: null }).where('role', '=', 'agent').execute();
    expect(await changeRole(owner.browser, agent.staffId, 'manager')).toBe('CODES_MISSING');
  });

  test('ends somebody’s access at once: sessions, known browsers and the password', async () => {
    const owner = await joinedStaff(app, 'owner');
    const agent = await joinedStaff(app, 'agent');
    expect(await deactivate(owner.browser, agent.staffId)).toBe('OK');
    expect(await isIn(agent.browser)).toBe('UNAUTHENTICATED');
    const body = {
      email: 'agent@kueche.example',
      password: STAFF_PASSWORD,
      code: nextCode(app, agent.secret),
    };
    expect(codeOf(await agent.browser.client.call(signInStaffEndpoint, { body }))).toBe('WRONG_CREDENTIALS');
    expect(await deactivate(owner.browser, agent.staffId)).toBe('NOT_FOUND');
    expect(await deactivate(owner.browser, 'nobody')).toBe('NOT_FOUND');
    const [event] = (await staffEvents(app)).filter(({ type }) => type === 'staff.deactivated');
    expect(event).toMatchObject({ actorId: owner.staffId, data: { staffId: agent.staffId } });
    // A new invitation reactivates the same person.
    expect((await joinedStaff(app, 'agent')).staffId).toBe(agent.staffId);
  });

  test('ends with the access also what is open of it: invitations to them, and those they have sent', async () => {
    const owner = await joinedStaff(app, 'owner');
    const second = await joinedStaff(app, 'owner', 'zweite@kueche.example');
    await invitationTo(app, 'zweite@kueche.example', 'owner');
    const body = { email: 'privat@kueche.example', role: 'owner' } as const;
    replyOf(await second.browser.client.call(inviteStaffEndpoint, { body }));
    await invitationTo(app, 'henrik@kueche.example', 'agent');
    expect(await deactivate(owner.browser, second.staffId)).toBe('OK');
    const { invitations } = replyOf(await owner.browser.client.call(listInvitationsEndpoint)).data;
    expect(invitations.map(({ email }) => email)).toEqual(['henrik@kueche.example']);
  });

  test('signs somebody out everywhere, and sees where they were', async () => {
    const owner = await joinedStaff(app, 'owner');
    const agent = await joinedStaff(app, 'agent');
    const query = { staffId: agent.staffId };
    const list = async () =>
      replyOf(await owner.browser.client.call(listStaffSessionsEndpoint, { query })).data.sessions;
    expect(await list()).toMatchObject([{ openedAt: START.toISOString(), isThis: false }]);
    expect(codeOf(await owner.browser.client.call(endStaffSessionsEndpoint, { body: query }))).toBe('OK');
    expect(await list()).toEqual([]);
    expect(await isIn(agent.browser)).toBe('UNAUTHENTICATED');
    expect(await isIn(owner.browser)).toBe('OK');
  });
});

describe('the last owner', () => {
  test('stays one, and stays', async () => {
    const owner = await joinedStaff(app, 'owner');
    expect(await changeRole(owner.browser, owner.staffId, 'agent')).toBe('LAST_OWNER');
    expect(await deactivate(owner.browser, owner.staffId)).toBe('LAST_OWNER');
    const second = await joinedStaff(app, 'owner', 'zweite@kueche.example');
    expect(await deactivate(owner.browser, owner.staffId)).toBe('OK');
    expect(await changeRole(second.browser, second.staffId, 'manager')).toBe('LAST_OWNER');
  });

  test.each([
    ['take the role from each other', changeRole],
    ['end each other’s access', (browser: Browser, staffId: string) => deactivate(browser, staffId)],
  ] as const)('is left when two %s at once', async (_title, act) => {
    for (let round = 0; round < 5; round++) {
      const first = await joinedStaff(app, 'owner', `eins${round}@kueche.example`);
      const second = await joinedStaff(app, 'owner', `zwei${round}@kueche.example`);
      // Removes leftovers of the previous round.
      const { staff } = replyOf(await first.browser.client.call(listStaffEndpoint)).data;
      for (const { staffId, isActive, role } of staff) {
        const isOther = ![first.staffId, second.staffId].includes(staffId);
        if (isOther && isActive && role === 'owner') await deactivate(first.browser, staffId);
      }
      await Promise.all([
        act(first.browser, second.staffId, 'agent'),
        act(second.browser, first.staffId, 'agent'),
        act(first.browser, first.staffId, 'agent'),
      ]);
      expect(await owners()).toBe(1);
    }
  });
});

test('everybody sees the browsers they are signed in with, and signs out one of them', async () => {
  const { browser: first, secret } = await joinedStaff(app, 'agent');
  const { browser: stranger } = await joinedStaff(app, 'owner');
  const second = openBrowser(app.origin);
  const body = { email: 'agent@kueche.example', password: STAFF_PASSWORD, code: nextCode(app, secret) };
  const call = { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', 'user-agent': 'Firefox at the counter' };
  await second.send(app.origin + signInStaffEndpoint.path, { ...call, headers });
  const { sessions } = replyOf(await first.client.call(listMySessionsEndpoint)).data;
  expect(sessions).toHaveLength(2);
  const other = sessions.find(({ isThis }) => !isThis);
  expect(other).toMatchObject({ browser: 'Firefox at the counter', openedAt: app.clock.now.toISOString() });
  const ended = { body: { sessionId: other?.sessionId ?? '' } };
  expect(codeOf(await stranger.client.call(endMySessionEndpoint, ended))).toBe('NOT_FOUND');
  expect(codeOf(await first.client.call(endMySessionEndpoint, ended))).toBe('OK');
  expect(await isIn(second)).toBe('UNAUTHENTICATED');
  expect(await isIn(first)).toBe('OK');
});
