import { resetPasswordEndpoint } from '@funnel/contract/account/reset-password';
import { showSessionEndpoint } from '@funnel/contract/account/session';
import { showAppointmentEndpoint } from '@funnel/contract/appointment/manage-appointment';
import {
  listArrivalsEndpoint,
  openLinkEndpoint,
  showLinkEndpoint,
} from '@funnel/contract/floor-plan/floor-plan-link';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { describe, expect, inject, test } from 'vitest';
import { appointmentToken } from '../appointment/appointment-token.queries.ts';
import { readConfig } from '../config/config.ts';
import {
  codeOf,
  confirmedCustomer,
  openBrowser,
  replyOf,
  submitExample,
} from '../testing/customer-browser.ts';
import { bookExample } from '../testing/customer-files.ts';
import { useTestApp } from '../testing/test-app.ts';
import { runCommand } from './run-command.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

/** The output of the command. A server runs on the same database all the time. */
async function secrets(line: string, settings: Record<string, string> = {}): Promise<string> {
  const { host, user } = inject('postgres');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  const DATABASE_URL = `postgres://${user}@localhost/${rows[0]?.name}?host=${encodeURIComponent(host)}`;
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL, ...settings });
  await runCommand('secrets', line.split(' '), { config, say: (text) => lines.push(text) });
  return lines.join('\n');
}

describe('rotating', () => {
  test('floor-plan-link ends every code and mailed link for floor plans, and new ones work', async () => {
    const { kitchenId, email } = await submitExample(app);
    const open = async () =>
      replyOf(await app.client.call(openLinkEndpoint, { body: { kitchenId, email } })).data;
    const before = await open();
    // The mail about an enquiry waits until the visitor is quiet.
    await app.runJobs({ ignoresPauses: true });
    await app.runJobs();
    const mailed = /floor-plan#token=(\S+)/.exec(
      app.mail.mails.find(({ to }) => to === email)?.text ?? '',
    )?.[1];
    const show = async (token = '') => codeOf(await app.client.call(showLinkEndpoint, { body: { token } }));
    const ask = async (arrivalsToken: string) =>
      codeOf(await app.client.call(listArrivalsEndpoint, { body: { arrivalsToken } }));
    const all = async () => [await show(before.token), await show(mailed), await ask(before.arrivalsToken)];
    expect(await all()).toEqual(['OK', 'OK', 'OK']);
    expect(await secrets('rotate floor-plan-link')).toContain('no longer open anything');
    expect(await all()).toEqual(['TOKEN_OVER', 'TOKEN_OVER', 'TOKEN_OVER']);
    expect(await show((await open()).token)).toBe('OK');
  });

  test('mailed-link ends every mailed link to a call, and new ones work', async () => {
    const { enquiryId } = await submitExample(app);
    await bookExample(app, enquiryId);
    const token = () => appointmentToken(app.db, `appointment-of-${enquiryId}`);
    const before = await token();
    const show = async (given: string) =>
      codeOf(await app.client.call(showAppointmentEndpoint, { body: { token: given } }));
    expect(await show(before)).toBe('OK');
    await secrets('rotate mailed-link');
    expect(await show(before)).toBe('NOT_FOUND');
    expect(await show(await token())).toBe('OK');
  });

  test('sessions signs every customer out and forgets every known browser', async () => {
    const { browser } = await confirmedCustomer(app);
    const session = async () => codeOf(await browser.client.call(showSessionEndpoint));
    expect(await session()).toBe('OK');
    await secrets('rotate sessions');
    expect(await session()).toBe('UNAUTHENTICATED');
    expect(await app.db.selectFrom('customer_device').selectAll().execute()).toEqual([]);
  });

  test('account-links ends every mailed link to an account', async () => {
    const { email } = await confirmedCustomer(app);
    const mailedToken = async () => {
      await app.services.notifyCustomer(app.db, { kind: 'RESET_REQUESTED', email }, app.clock.now);
      return app.mails.at(-1)?.tokens.reset ?? '';
    };
    const reset = async (token: string) => {
      const body = { token, password: 'käsespätzle mit zwiebeln' };
      return codeOf(await openBrowser(app.origin).client.call(resetPasswordEndpoint, { body }));
    };
    expect(await reset(await mailedToken())).toBe('OK');
    const before = await mailedToken();
    await secrets('rotate account-links');
    expect(await reset(before)).toBe('TOKEN_OVER');
  });

  test('the secret of a webhook signs its calls from then on', async () => {
    await app.db
      .insertInto('webhook_endpoint')
      .values({
        endpoint_id: 'shop',
        url: 'https://shop.example/hook',
        secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
        created_at: app.clock.now,
        disabled_at: null,
      })
      .execute();
    const said = await secrets('rotate webhook-shop');
    const secret = /whsec_\S+/.exec(said)?.[0] ?? '';
    expect(() => new Webhook(secret)).not.toThrow();
    await submitExample(app);
    await app.runJobs();
    expect(app.webhooks.calls.at(-1)).toMatchObject({ secret });
  });

  test('a secret of the environment says where to change it', async () => {
    await expect(secrets('rotate SMTP_URL')).rejects.toThrow('SMTP_URL is set by the environment');
  });

  test('an unknown name lists all that exist', async () => {
    await expect(secrets('rotate toString')).rejects.toThrow(
      'There is no secret toString, only mailed-link, floor-plan-link, client-token, proof-of-work, api-key, staff-invitation, staff-code, staff-sessions, staff-links, calendar-feeds, sessions, account-links',
    );
    await expect(secrets('rotate webhook-nobody')).rejects.toThrow('There is no secret webhook-nobody');
  });
});

test('the list names every secret, its age and what it protects, and shows none', async () => {
  await app.db
    .insertInto('secret')
    .values({ name: 'mailed-link', value: Buffer.alloc(32, 'k'), made_at: new Date('2026-01-02T03:04:05Z') })
    .execute();
  const list = await secrets('list', { CHAT_WEBHOOK_URL: 'https://chat.example/hooks/hidden' });
  expect(list).toMatch(/^mailed-link {2,}2026-01-02 {2,}.*move or cancel/m);
  expect(list).toMatch(/^floor-plan-link {2,}not made yet/m);
  expect(list).toMatch(/^CHAT_WEBHOOK_URL {2,}environment/m);
  expect(list).not.toMatch(/^SMTP_URL/m);
  expect(list).not.toMatch(/hidden|kkkk|whsec/);
});
