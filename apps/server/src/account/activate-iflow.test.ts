import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { signInEndpoint } from '@funnel/contract/account/session';
import { describe, expect, test } from 'vitest';
import { useCustomerApp } from '../testing/customer-app.ts';
import {
  codeOf,
  mailTo,
  openBrowser,
  PASSWORD,
  replyOf,
  submitExample,
} from '../testing/customer-browser.ts';
import { listJobs } from '../testing/run-jobs.ts';

const { app, later, start } = useCustomerApp({ UNLIMITED_CLIENTS: '127.0.0.1,192.0.2.0/24' });

interface Activation {
  kitchenId: string;
  email: string;
  password?: string;
}

const activate = (body: Activation, idempotencyKey?: string, address?: string) =>
  openBrowser(app.origin, address).client.call(activateIflowEndpoint, {
    body: { password: PASSWORD, ...body },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

let visitors = 0;
/** Each call comes from a new address without failed tries. */
const signIn = async (email: string, password: string, confirm?: string) => {
  const { client } = openBrowser(app.origin, `2001:db8:0:${(visitors++).toString(16)}::1`);
  return codeOf(
    await client.call(signInEndpoint, { body: { email, password, ...(confirm && { confirm }) } }),
  );
};

const accounts = () => app.db.selectFrom('customer_account').selectAll().execute();
const DAY_MS = 24 * 60 * 60 * 1000;

describe('activation', () => {
  test('makes an account, answers with a one-time token, and mails the address', async () => {
    const { kitchenId, email } = await submitExample(app);
    const reply = replyOf(await activate({ kitchenId, email }));
    expect(reply).toEqual({
      code: 'SUCCESS',
      message: expect.any(String),
      data: { creds: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await accounts()).toMatchObject([
      { email, kitchen_id: kitchenId, confirmed_at: null, created_at: start },
    ]);
    expect(mailTo(app, email)).toMatchObject({
      kind: 'ACCESS_CREATED',
      language: 'de',
      tokens: { confirm: expect.any(String), disown: expect.any(String) },
    });
  });

  test('stores neither the password nor a token in plain text', async () => {
    const { kitchenId, email } = await submitExample(app);
    const { data } = replyOf(await activate({ kitchenId, email }, 'canary-key'));
    const { confirm = '', disown = '' } = mailTo(app, email).tokens;
    const stored = JSON.stringify([
      await accounts(),
      await app.db.selectFrom('customer_token').selectAll().execute(),
      await app.db.selectFrom('idempotency_key').selectAll().execute(),
      await listJobs(app.db, 'event'),
    ]);
    expect(stored).toContain('$argon2id$v=19$');
    for (const secret of [PASSWORD, data.creds, confirm, disown, 'canary-key']) {
      expect(secret).not.toBe('');
      expect(stored).not.toContain(secret);
    }
  });

  test('finds the e-mail however it is written', async () => {
    const { kitchenId, email } = await submitExample(app);
    expect(codeOf(await activate({ kitchenId, email: ` ${email.toUpperCase()} ` }))).toBe('OK');
    expect((await accounts()).map((account) => account.email)).toEqual([email]);
  });

  test('a second time changes nothing of the first, and each waits for its own confirmation', async () => {
    const { kitchenId, email } = await submitExample(app);
    replyOf(await activate({ kitchenId, email }));
    replyOf(await activate({ kitchenId, email, password: 'another good one' }));
    const [first, second] = app.mails;
    expect([first?.kind, second?.kind]).toEqual(['ACCESS_CREATED', 'ACCESS_CREATED']);
    // No password works before its own mail is confirmed.
    expect(await signIn(email, PASSWORD)).toBe('WRONG_CREDENTIALS');
    expect(await signIn(email, 'another good one', first?.tokens.confirm)).toBe('WRONG_CREDENTIALS');
    expect(await signIn(email, PASSWORD, first?.tokens.confirm)).toBe('OK');
    expect(await signIn(email, 'another good one', second?.tokens.confirm)).toBe('WRONG_CREDENTIALS');
    expect(await signIn(email, PASSWORD)).toBe('OK');
    expect(await accounts()).toHaveLength(1);
  });

  test('many at once: the first to confirm gets the account', async () => {
    const { kitchenId, email } = await submitExample(app);
    const passwords = Array.from({ length: 3 }, (_, index) => `${PASSWORD} ${index}`);
    await Promise.all(
      passwords.map(async (password) => replyOf(await activate({ kitchenId, email, password }))),
    );
    const tries = app.mails.flatMap(({ tokens }) => passwords.map((password) => ({ password, tokens })));
    const codes = await Promise.all(
      tries.map(({ password, tokens }) => signIn(email, password, tokens.confirm)),
    );
    // Once the account is confirmed, its password works whatever confirm token is sent.
    const winners = new Set(
      tries.filter((_, index) => codes[index] === 'OK').map(({ password }) => password),
    );
    expect(winners.size).toBe(1);
    for (const winner of winners) expect(await signIn(email, winner)).toBe('OK');
    expect(await accounts()).toHaveLength(1);
  });

  test('of one kitchen is rate limited, from any client, so that nobody piles up accounts', async () => {
    const { kitchenId, email } = await submitExample(app);
    const codes: string[] = [];
    for (let call = 0; call < 11; call++)
      codes.push(codeOf(await activate({ kitchenId, email }, undefined, `198.51.100.${call}`)));
    expect(codes).toEqual([...Array(10).fill('OK'), 'TOO_MANY_REQUESTS']);
    expect(app.mails).toHaveLength(3);
  });
});

describe('an answer that was lost', () => {
  test('comes again for the same key and password, with a new token', async () => {
    const { kitchenId, email } = await submitExample(app);
    const first = replyOf(await activate({ kitchenId, email }, 'key-1'));
    const again = replyOf(await activate({ kitchenId, email }, 'key-1'));
    expect(again.data.creds).not.toBe(first.data.creds);
    expect(await accounts()).toHaveLength(1);
    expect(app.mails).toHaveLength(1);
  });

  test('does not come for another password under the same key', async () => {
    const { kitchenId, email } = await submitExample(app);
    replyOf(await activate({ kitchenId, email }, 'key-1'));
    const again = await activate({ kitchenId, email, password: 'another good one' }, 'key-1');
    expect(codeOf(again)).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('comes once for many tries at once', async () => {
    const { kitchenId, email } = await submitExample(app);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => activate({ kitchenId, email }, 'key-1')),
    );
    expect(outcomes.map(codeOf)).toEqual(Array(6).fill('OK'));
    expect(await accounts()).toHaveLength(1);
    expect(app.mails).toHaveLength(1);
  });
});

describe('strangers', () => {
  test('learn nothing: every wrong input gets the same answer and costs one hash', async () => {
    const known = await submitExample(app, 1);
    const other = await submitExample(app, 2);
    const active = await submitExample(app, 3);
    replyOf(await activate(active));
    const tries: [string, Activation][] = [
      ['an unknown kitchen', { kitchenId: 'A'.repeat(22), email: known.email }],
      ['a wrong e-mail', { kitchenId: known.kitchenId, email: 'nobody@gross.example' }],
      ["another customer's e-mail", { kitchenId: known.kitchenId, email: other.email }],
      ['an account that is not this kitchen’s', { kitchenId: known.kitchenId, email: active.email }],
      ['an active kitchen with a wrong e-mail', { kitchenId: active.kitchenId, email: other.email }],
    ];
    const answers = new Set<string>();
    for (const [name, body] of tries) {
      const before = app.cost.hashes;
      answers.add(JSON.stringify(await activate(body)));
      expect(app.cost.hashes - before, name).toBe(1);
    }
    expect([...answers]).toEqual([expect.stringContaining('"code":"UNKNOWN_KITCHEN"')]);
    expect([...answers][0]).toContain('"status":404');
    expect(await accounts()).toHaveLength(1);
  });

  test('right and wrong cost the same', async () => {
    const { kitchenId, email } = await submitExample(app);
    const before = app.cost.hashes;
    expect(codeOf(await activate({ kitchenId, email }))).toBe('OK');
    expect(app.cost.hashes - before).toBe(1);
    expect(codeOf(await activate({ kitchenId, email }))).toBe('OK');
    expect(app.cost.hashes - before).toBe(2);
  });

  test('are rate limited by network', async () => {
    const wrong = { kitchenId: 'unknown', email: 'nobody@gross.example', password: 'passwort' };
    const codes: string[] = [];
    for (let call = 0; call < 21; call++) {
      const body = { ...wrong, kitchenId: `unknown-${call}` };
      codes.push(codeOf(await activate(body, undefined, `2001:db8:0:1::${call + 1}`)));
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('WEAK_PASSWORD'));
    expect(codes[20]).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await activate(wrong, undefined, '2001:db8:0:2::1'))).toBe('WEAK_PASSWORD');
  });
});

test('the tablets of a showroom may activate one customer after the other', async () => {
  const codes = new Set<string>();
  for (let call = 0; call < 25; call++) {
    const wrong = { kitchenId: `unknown-${call}`, email: 'nobody@gross.example', password: 'passwort' };
    codes.add(codeOf(await activate(wrong, undefined, '192.0.2.44')));
  }
  expect([...codes]).toEqual(['WEAK_PASSWORD']);
});

test('a kitchen and its address make an account at any age: the mailbox must confirm it in any case', async () => {
  const { kitchenId, email } = await submitExample(app);
  later(100 * DAY_MS);
  expect(codeOf(await activate({ kitchenId, email }))).toBe('OK');
});

describe('a password', () => {
  test.each([
    ['1234567', 'WEAK_PASSWORD'],
    ['', 'WEAK_PASSWORD'],
    ['Passwort1', 'WEAK_PASSWORD'],
    ['Küche2026!', 'WEAK_PASSWORD'],
    ['x7'.repeat(129), 'WEAK_PASSWORD'],
    ['half \ud800 character', 'INVALID_INPUT'],
    ['mjvtqhxw', 'OK'],
    ['🍳🥕🔪🍅🧀🍋🥖🫒', 'OK'],
  ])('%j: %s', async (password, code) => {
    const { kitchenId, email } = await submitExample(app);
    const before = app.cost.hashes;
    const outcome = await activate({ kitchenId, email, password });
    expect(codeOf(outcome)).toBe(code);
    if (code === 'WEAK_PASSWORD') expect(outcome).toMatchObject({ failure: { status: 422 } });
    // Refused input costs no hash, so that it cannot be used for denial of service.
    expect(app.cost.hashes - before).toBe(code === 'OK' ? 1 : 0);
  });
});
