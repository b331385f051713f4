import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { requestPasswordResetEndpoint } from '@funnel/contract/account/reset-password';
import {
  openSessionEndpoint,
  showSessionEndpoint,
  signInEndpoint,
  signOutEndpoint,
} from '@funnel/contract/account/session';
import { showOverviewEndpoint, showStatusEndpoint } from '@funnel/contract/customer-area/show-overview';
import { describe, expect, test } from 'vitest';
import { useCustomerApp } from '../testing/customer-app.ts';
import {
  codeOf,
  confirmedCustomer,
  openBrowser,
  PASSWORD,
  replyOf,
  submitExample,
} from '../testing/customer-browser.ts';

const { app, start } = useCustomerApp();

const DAY_MS = 24 * 60 * 60 * 1000;
const signIn = async (email: string, password: string) =>
  codeOf(await openBrowser(app.origin).client.call(signInEndpoint, { body: { email, password } }));

describe('an address with an account', () => {
  /** Everything a stranger can do with an address, and the answers without their random parts. */
  async function probe(email: string) {
    const { kitchenId } = await submitExample(app, 7, { personal_email: email });
    const before = app.cost.hashes;
    const browser = openBrowser(app.origin, '198.51.100.20');
    const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
      const response = await browser.send(app.origin + path, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      });
      const cookies = response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));
      return {
        status: response.status,
        body: (await response.json()) as { data?: { creds?: string } },
        cookies,
      };
    };
    const body = { kitchenId, email, password: 'the password of a stranger' };
    const activated = await call(activateIflowEndpoint.path, body, { 'idempotency-key': `key-of-${email}` });
    const { creds } = activated.body.data ?? {};
    const answers = [
      activated,
      await call(openSessionEndpoint.path, { creds }),
      await call(openSessionEndpoint.path, { creds }),
      await call(showSessionEndpoint.path),
      await call(showStatusEndpoint.path),
      await call(showOverviewEndpoint.path),
      await call(requestPasswordResetEndpoint.path, { email }),
      await call(activateIflowEndpoint.path, body, { 'idempotency-key': `key-of-${email}` }),
      await call(activateIflowEndpoint.path, body),
      await call(signOutEndpoint.path, {}),
      await call(signInEndpoint.path, { email, password: body.password }),
      await call(signInEndpoint.path, { email, password: body.password, confirm: creds }),
    ];
    const text = JSON.stringify(answers).replaceAll(email, 'the address');
    return { text: text.replaceAll(/"creds":"[\w-]{43}"/g, '"creds":"…"'), hashes: app.cost.hashes - before };
  }

  test('is not revealed: a stranger gets the same answers for the same work, account or not', async () => {
    const { email } = await confirmedCustomer(app, 1);
    const known = await probe(email);
    const unknown = await probe('somebody.else@gross.example');
    expect(known.text).toBe(unknown.text);
    expect(known.hashes).toBe(unknown.hashes);
    expect(known.text).toContain('"code":"SUCCESS"');
    expect(known.text).toContain('"isConfirmed":false');
  });

  test('gets a mail about it, and the account stays as it was', async () => {
    const { email, browser } = await confirmedCustomer(app, 1);
    await probe(email);
    const mail = app.mails.findLast(({ kind }) => kind === 'ALREADY_ACTIVE');
    expect(mail).toMatchObject({ to: email, tokens: { reset: expect.any(String) } });
    expect(mail?.tokens).not.toHaveProperty('confirm');
    expect(codeOf(await browser.client.call(showOverviewEndpoint))).toBe('OK');
    expect(await signIn(email, 'the password of a stranger')).toBe('WRONG_CREDENTIALS');
    expect(await signIn(email, PASSWORD)).toBe('OK');
  });

  test('shows its second kitchen there', async () => {
    const first = await confirmedCustomer(app);
    app.clock.now = new Date(start.getTime() + 2 * DAY_MS);
    const second = await submitExample(app);
    expect(second.kitchenId).not.toBe(first.kitchenId);
    expect(
      codeOf(
        await first.browser.client.call(activateIflowEndpoint, { body: { ...second, password: PASSWORD } }),
      ),
    ).toBe('OK');
    const { data } = replyOf(await first.browser.client.call(showOverviewEndpoint));
    expect(data.enquiries).toHaveLength(2);
  });
});
