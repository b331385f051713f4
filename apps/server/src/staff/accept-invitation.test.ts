import {
  acceptInvitationEndpoint,
  inviteStaffEndpoint,
  listInvitationsEndpoint,
  revokeInvitationEndpoint,
  showInvitationEndpoint,
} from '@funnel/contract/staff/invitation';
import { showStaffSessionEndpoint } from '@funnel/contract/staff/session';
import { INVITATION_LIFE_MS, SET_UP_LIFE_MS } from '@funnel/domain/staff/staff-rule';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openBrowser, replyOf } from '../testing/customer-browser.ts';
import {
  acceptedBy,
  codeAt,
  invitationTo,
  joinedStaff,
  STAFF_PASSWORD,
  staffEvents,
} from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { makeSetUpLink } from './set-up-link.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = app.clock.now;

beforeEach(() => {
  app.clock.now = START;
  app.mail.mails.length = 0;
});

const laterBy = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const tokenIn = (text = '') => decodeURIComponent(/#invitation=([\w.%-]+)/.exec(text)?.[1] ?? '');
const setUpToken = async () =>
  tokenIn(await makeSetUpLink(app.db, { publicUrl: 'https://kueche.example', now: app.clock.now }));
const show = (token: string) =>
  openBrowser(app.origin).client.call(showInvitationEndpoint, { body: { token } });
const accept = (token: string, more: object = {}) =>
  openBrowser(app.origin).client.call(acceptInvitationEndpoint, {
    body: { token, name: 'Jana Roth', password: STAFF_PASSWORD, ...more },
  });
const everybody = () => app.db.selectFrom('staff').select(['email', 'role']).orderBy('email').execute();

describe('the first owner', () => {
  test('sets the desk up by the link of the first start, says the address, and is signed in', async () => {
    const token = await setUpToken();
    expect(replyOf(await show(token)).data).toMatchObject({ role: 'owner', needsCodes: true });
    expect(replyOf(await show(token)).data.email).toBeUndefined();
    expect(codeOf(await accept(token))).toBe('INVALID_INPUT');
    const { browser, recoveryCodes, email } = await acceptedBy(app, token, 'Inhaber@Kueche.example');
    expect(email).toBe('inhaber@kueche.example');
    expect(recoveryCodes).toHaveLength(10);
    expect(codeOf(await browser.client.call(showStaffSessionEndpoint))).toBe('OK');
    expect(await makeSetUpLink(app.db, { publicUrl: '', now: app.clock.now })).toBeUndefined();
    expect(codeOf(await show(token))).toBe('TOKEN_OVER');
  });

  test('is one, however many links there are and whoever is quick', async () => {
    const tokens = [await setUpToken(), await setUpToken(), await setUpToken()];
    const offered = await Promise.all(tokens.map(async (token) => replyOf(await show(token)).data.codes));
    const outcomes = await Promise.all(
      offered.map(({ sealed, secret }, index) =>
        accept(tokens[index] ?? '', {
          email: `owner${index}@kueche.example`,
          codes: { sealed, code: codeAt(secret, app.clock.now) },
        }),
      ),
    );
    expect(outcomes.map(codeOf).sort()).toEqual(['OK', 'TOKEN_OVER', 'TOKEN_OVER']);
    expect(await everybody()).toHaveLength(1);
    for (const token of tokens) expect(codeOf(await show(token))).toBe('TOKEN_OVER');
  });

  test('has a day for it', async () => {
    const token = await setUpToken();
    laterBy(SET_UP_LIFE_MS - 1);
    expect(codeOf(await show(token))).toBe('OK');
    laterBy(1);
    expect(codeOf(await show(token))).toBe('TOKEN_OVER');
  });
});

describe('an invitation', () => {
  test('comes by mail, and each try to send it has the same link', async () => {
    const { browser } = await joinedStaff(app, 'owner');
    const body = { email: 'Henrik@kueche.example', role: 'agent' } as const;
    replyOf(await browser.client.call(inviteStaffEndpoint, { body }));
    await app.runJobs();
    const [mail, ...others] = app.mail.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'henrik@kueche.example', language: 'de' });
    expect(mail?.text).toContain('https://kueche.example/desk#invitation=');
    const token = tokenIn(mail?.text);
    expect(replyOf(await show(token)).data).toMatchObject({ email: body.email.toLowerCase(), role: 'agent' });
    expect(codeOf(await accept(token))).toBe('OK');
    expect(await everybody()).toEqual([
      { email: 'henrik@kueche.example', role: 'agent' },
      { email: 'owner@kueche.example', role: 'owner' },
    ]);
  });

  test('that is accepted twice at once makes one account', async () => {
    const token = await invitationTo(app, 'henrik@kueche.example', 'agent');
    const outcomes = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(outcomes.map(codeOf).sort()).toEqual(['OK', 'TOKEN_OVER', 'TOKEN_OVER']);
    expect(await everybody()).toHaveLength(1);
    expect(await app.db.selectFrom('staff_session').selectAll().execute()).toHaveLength(1);
  });

  test('that is sent several times at once is one, the last', async () => {
    const { browser } = await joinedStaff(app, 'owner');
    const body = { email: 'henrik@kueche.example', role: 'agent' } as const;
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(() => browser.client.call(inviteStaffEndpoint, { body })),
    );
    expect(outcomes.map(codeOf)).toEqual(['OK', 'OK', 'OK', 'OK']);
    const { invitations } = replyOf(await browser.client.call(listInvitationsEndpoint)).data;
    expect(invitations).toHaveLength(1);
  });

  test('is over after seven days, when it is taken back, and when another comes', async () => {
    const { browser } = await joinedStaff(app, 'owner');
    const old = await invitationTo(app, 'henrik@kueche.example', 'agent');
    const newer = await invitationTo(app, 'henrik@kueche.example', 'agent');
    expect(codeOf(await show(old))).toBe('TOKEN_OVER');
    const list = async () => replyOf(await browser.client.call(listInvitationsEndpoint)).data.invitations;
    const [open] = await list();
    expect(open).toMatchObject({ email: 'henrik@kueche.example', role: 'agent' });
    const body = { invitationId: open?.invitationId ?? '' };
    expect(codeOf(await browser.client.call(revokeInvitationEndpoint, { body }))).toBe('OK');
    expect(codeOf(await browser.client.call(revokeInvitationEndpoint, { body }))).toBe('NOT_FOUND');
    expect(codeOf(await show(newer))).toBe('TOKEN_OVER');
    expect(await list()).toEqual([]);
    const late = await invitationTo(app, 'henrik@kueche.example', 'agent');
    laterBy(INVITATION_LIFE_MS);
    expect(codeOf(await accept(late))).toBe('TOKEN_OVER');
  });

  test.each(['', 'x', 'x.y', `${'A'.repeat(22)}.${'A'.repeat(43)}`])('is not %j', async (token) => {
    expect(codeOf(await show(token))).toBe('TOKEN_OVER');
    expect(codeOf(await accept(token))).toBe('TOKEN_OVER');
  });

  test('wants a password that is not guessed, and for the role of an owner or manager one-time codes', async () => {
    const token = await invitationTo(app, 'lea@kueche.example', 'manager');
    expect(codeOf(await accept(token, { password: 'linsen mit' }))).toBe('WEAK_PASSWORD');
    expect(codeOf(await accept(token))).toBe('CODE_NEEDED');
    const { sealed, secret } = replyOf(await show(token)).data.codes;
    expect(codeOf(await accept(token, { codes: { sealed, code: '000000' } }))).toBe('WRONG_CODE');
    const other = replyOf(await show(await invitationTo(app, 'max@kueche.example', 'agent'))).data.codes;
    const code = codeAt(other.secret, app.clock.now);
    expect(codeOf(await accept(token, { codes: { sealed: other.sealed, code } }))).toBe('WRONG_CODE');
    expect(await everybody()).toEqual([]);
    const right = { sealed, code: codeAt(secret, app.clock.now) };
    expect(codeOf(await accept(token, { codes: right }))).toBe('OK');
  });

  test('of somebody who is there renews the access, keeps the role and signs all browsers out', async () => {
    const { browser, staffId } = await joinedStaff(app, 'owner');
    const renewed = await acceptedBy(app, await invitationTo(app, 'owner@kueche.example', 'agent'));
    expect(renewed).toMatchObject({ staffId, role: 'owner' });
    expect(codeOf(await browser.client.call(showStaffSessionEndpoint))).toBe('UNAUTHENTICATED');
    expect(codeOf(await renewed.browser.client.call(showStaffSessionEndpoint))).toBe('OK');
    expect((await staffEvents(app)).at(-1)?.type).toBe('staff.access-renewed');
    const token = await invitationTo(app, 'owner@kueche.example', 'agent');
    const { sealed, secret } = replyOf(await show(token)).data.codes;
    const codes = { sealed, code: codeAt(secret, app.clock.now) };
    replyOf(await accept(token, { name: 'Paula Klein', codes }));
    expect((await staffEvents(app)).slice(-2)).toMatchObject([
      { type: 'staff.renamed', data: { staffId, formerName: 'Jana Roth', name: 'Paula Klein' } },
      { type: 'staff.access-renewed' },
    ]);
  });

  test('is written down with who sent it, and what came of it', async () => {
    const { browser, staffId } = await joinedStaff(app, 'owner');
    const body = { email: 'henrik@kueche.example', role: 'agent' } as const;
    const { data } = replyOf(await browser.client.call(inviteStaffEndpoint, { body }));
    await browser.client.call(revokeInvitationEndpoint, { body: data });
    const events = await staffEvents(app);
    expect(events.map(({ type, actor }) => `${actor} ${type}`)).toEqual([
      'operator staff.invited',
      'staff staff.joined',
      'staff staff.invited',
      'staff staff.invitation-revoked',
    ]);
    expect(events[1]).toMatchObject({ actorId: staffId, data: { staffId, role: 'owner', hasCodes: true } });
    expect(events[2]).toMatchObject({ actorId: staffId, data: { ...body, ...data } });
  });
});
