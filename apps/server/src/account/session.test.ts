import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import {
  openSessionEndpoint,
  showSessionEndpoint,
  signInEndpoint,
  signOutEndpoint,
} from '@funnel/contract/account/session';
import { MAX_SESSIONS } from '@funnel/domain/account/account-rule';
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

const { app, later } = useCustomerApp();

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const json = { 'content-type': 'application/json' };
const sessions = () => app.db.selectFrom('customer_session').selectAll().execute();

async function activated(visitor = 0) {
  const { kitchenId, email } = await submitExample(app, visitor);
  const body = { kitchenId, email, password: PASSWORD };
  const { data } = replyOf(await openBrowser(app.origin).client.call(activateIflowEndpoint, { body }));
  return { email, creds: data.creds };
}

const exchange = (creds: string, browser = openBrowser(app.origin)) =>
  browser.client.call(openSessionEndpoint, { body: { creds } });

describe('the token of an activation', () => {
  test('opens a session once', async () => {
    const { email, creds } = await activated();
    const browser = openBrowser(app.origin);
    expect(replyOf(await exchange(creds, browser)).data).toEqual({ email, isConfirmed: false });
    expect(replyOf(await browser.client.call(showSessionEndpoint)).data).toEqual({
      email,
      isConfirmed: false,
    });
    expect(await exchange(creds)).toMatchObject({ ok: false, failure: { code: 'TOKEN_OVER', status: 410 } });
    expect(await sessions()).toHaveLength(1);
  });

  test('used many times at once opens one session', async () => {
    const { creds } = await activated();
    const codes = await Promise.all(Array.from({ length: 10 }, async () => codeOf(await exchange(creds))));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
  });

  test.each([
    [5 * MINUTE_MS - 1, 'OK'],
    [5 * MINUTE_MS, 'TOKEN_OVER'],
  ])('after %i ms: %s', async (ms, code) => {
    const { creds } = await activated();
    later(ms);
    expect(codeOf(await exchange(creds))).toBe(code);
  });

  test('is not used up by a GET, which link scanners make', async () => {
    const { creds } = await activated();
    const url = `${app.origin}${openSessionEndpoint.path}`;
    expect((await fetch(`${url}?creds=${creds}`)).status).toBe(405);
    expect(codeOf(await exchange(creds))).toBe('OK');
  });

  test('is valid for no other purpose', async () => {
    const { creds } = await activated();
    const post = (path: string, body: object) =>
      openBrowser(app.origin).send(app.origin + path, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(body),
      });
    const reset = await post('/api/v1/customer/password-reset/confirm', { token: creds, password: PASSWORD });
    expect(reset.status).toBe(410);
    expect((await post('/api/v1/customer/disown', { token: creds })).status).toBe(410);
    expect(codeOf(await exchange(creds))).toBe('OK');
  });

  test.each(['', 'x', 'A'.repeat(43), "' or 1=1"])('%j opens nothing', async (creds) => {
    await activated();
    expect(codeOf(await exchange(creds))).toBe('TOKEN_OVER');
  });
});

describe('signing in', () => {
  test('answers an unknown address and a wrong password alike, even in cost', async () => {
    const { email } = await confirmedCustomer(app);
    const browser = openBrowser(app.origin);
    const answers = new Set<string>();
    for (const body of [
      { email, password: 'not the password' },
      { email: 'nobody@gross.example', password: 'not the password' },
      { email: 'nobody@gross.example', password: PASSWORD },
    ]) {
      const before = app.cost.hashes;
      const outcome = await browser.client.call(signInEndpoint, { body });
      answers.add(JSON.stringify(outcome));
      expect(app.cost.hashes - before).toBe(1);
    }
    expect([...answers]).toEqual([expect.stringContaining('"code":"WRONG_CREDENTIALS"')]);
  });

  test('gives a new session each time and ends the previous one of the browser', async () => {
    const { browser, email } = await confirmedCustomer(app);
    const first = browser.cookies.get('customer');
    replyOf(await browser.client.call(signInEndpoint, { body: { email, password: PASSWORD } }));
    expect(browser.cookies.get('customer')).not.toBe(first);
    expect(await sessions()).toHaveLength(1);
  });

  test('signing out ends the session, also for a copy of the cookie', async () => {
    const { browser } = await confirmedCustomer(app);
    const copy = openBrowser(app.origin);
    copy.cookies.set('customer', browser.cookies.get('customer') ?? '');
    expect(codeOf(await copy.client.call(showSessionEndpoint))).toBe('OK');
    replyOf(await browser.client.call(signOutEndpoint, { body: {} }));
    expect([...browser.cookies.keys()]).toEqual(['customer-device']);
    expect(codeOf(await copy.client.call(showSessionEndpoint))).toBe('UNAUTHENTICATED');
    replyOf(await browser.client.call(signOutEndpoint, { body: {} }));
  });
});

describe('a session', () => {
  test('ends thirty days after its last use', async () => {
    const { browser } = await confirmedCustomer(app);
    later(30 * DAY_MS - 1);
    expect(codeOf(await browser.client.call(showSessionEndpoint))).toBe('OK');
    later(30 * DAY_MS - 1);
    expect(codeOf(await browser.client.call(showSessionEndpoint))).toBe('OK');
    later(30 * DAY_MS);
    expect(codeOf(await browser.client.call(showSessionEndpoint))).toBe('UNAUTHENTICATED');
    expect(await sessions()).toEqual([]);
  });

  test('ends ninety days after it began, however much it is used', async () => {
    const { browser } = await confirmedCustomer(app);
    for (let month = 0; month < 4; month++) {
      later(22 * DAY_MS);
      expect(codeOf(await browser.client.call(showSessionEndpoint))).toBe('OK');
    }
    later(2 * DAY_MS);
    expect(codeOf(await browser.client.call(showSessionEndpoint))).toBe('UNAUTHENTICATED');
  });

  test('is stored as a hash', async () => {
    const { browser } = await confirmedCustomer(app);
    const token = browser.cookies.get('customer') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await sessions())).not.toContain(token);
  });
});

describe('guessing', () => {
  const guess = (email: string, password: string, address: string) => {
    const browser = openBrowser(app.origin, address);
    return browser.client.call(signInEndpoint, { body: { email, password } }).then((outcome) => ({
      code: codeOf(outcome),
      retryAfter: browser.last()?.headers.get('retry-after'),
    }));
  };

  test('is rate limited after ten tries from one network, while the owner gets in from another', async () => {
    const { email } = await confirmedCustomer(app);
    const hashesBefore = app.cost.hashes;
    const answers = [];
    for (let tries = 0; tries < 30; tries++)
      answers.push(await guess(email, `guess ${tries}`, '198.51.100.7'));
    expect(answers.slice(0, 10).map(({ code }) => code)).toEqual(Array(10).fill('WRONG_CREDENTIALS'));
    expect(answers.slice(10)).toEqual(Array(20).fill({ code: 'TOO_MANY_REQUESTS', retryAfter: '60' }));
    expect(app.cost.hashes - hashesBefore).toBe(10);

    expect(await guess(email, PASSWORD, '198.51.100.7')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await guess(email, PASSWORD, '203.0.113.99')).toMatchObject({ code: 'OK' });
    later(MINUTE_MS);
    expect(await guess(email, 'guess again', '198.51.100.7')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await guess(email, 'guess again', '198.51.100.7')).toEqual({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: '120',
    });
  });

  test('many at once slip past no limit', async () => {
    const { email } = await confirmedCustomer(app);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, tries) => guess(email, `guess ${tries}`, '198.51.100.7')),
    );
    expect(answers.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
  });

  test('from many addresses of one network counts as one network', async () => {
    const { email } = await confirmedCustomer(app);
    for (let tries = 0; tries < 10; tries++) await guess(email, 'guess', `2001:db8:0:1::${tries + 1}`);
    expect(await guess(email, PASSWORD, '2001:db8:0:1::ff')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await guess(email, PASSWORD, '2001:db8:0:2::1')).toMatchObject({ code: 'OK' });
  });

  test('at many spellings of one mailbox counts as one account', async () => {
    for (let tries = 0; tries < 10; tries++)
      await guess(`anna+${tries}@gross.example`, 'guess', '198.51.100.7');
    expect(await guess('anna@gross.example', 'guess', '198.51.100.7')).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  test('from many networks makes an account wait a minute at most', async () => {
    const { email } = await confirmedCustomer(app);
    for (let tries = 0; tries < 50; tries++) await guess(email, 'guess', `198.51.100.${tries}`);
    expect(await guess(email, PASSWORD, '203.0.113.99')).toEqual({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: '1',
    });
    later(MINUTE_MS);
    expect(await guess(email, PASSWORD, '203.0.113.99')).toMatchObject({ code: 'OK' });
  });

  test('at many accounts from one network is rate limited too, but a successful sign-in does not count', async () => {
    const { email } = await confirmedCustomer(app);
    for (let tries = 0; tries < 20; tries++) {
      expect(await guess(email, PASSWORD, '198.51.100.7')).toMatchObject({ code: 'OK' });
    }
    for (let tries = 0; tries < 50; tries++)
      await guess(`nobody.${tries}@gross.example`, 'x', '198.51.100.7');
    expect(await guess('somebody@gross.example', 'x', '198.51.100.7')).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});

test('no log line holds an address, a password or a token', async () => {
  const { email, browser } = await confirmedCustomer(app);
  const token = browser.cookies.get('customer') ?? 'none';
  await browser.client.call(signInEndpoint, { body: { email, password: 'canary password' } });
  await browser.client.call(signInEndpoint, { body: { email: 'canary', password: PASSWORD } });
  await browser.send(`${app.origin}/api/v1/customer/session?token=canary`);
  await exchange('canary');
  const text = app.log.join('');
  expect(text).toContain('/api/v1/customer/session/creds');
  expect(text).toContain('/api/dsr/v1/auth/activate/iflow');
  for (const secret of [
    email,
    PASSWORD,
    token,
    'canary',
    '203.0.113',
    ...Object.values(app.mails[0]?.tokens ?? {}),
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('one person is signed in with ten browsers at most: one more ends the one unused longest', async () => {
  const { email, browser: first } = await confirmedCustomer(app);
  const enter = async () => {
    later(MINUTE_MS);
    const browser = openBrowser(app.origin);
    replyOf(await browser.client.call(signInEndpoint, { body: { email, password: PASSWORD } }));
    return browser;
  };
  const isIn = async ({ client }: typeof first) => codeOf(await client.call(showSessionEndpoint)) === 'OK';
  const others = [];
  for (let n = 1; n < MAX_SESSIONS; n++) others.push(await enter());
  // More than a day later the first is used again, so the second is the one unused longest.
  later(DAY_MS);
  expect(await isIn(first)).toBe(true);
  const last = await enter();
  expect(await sessions()).toHaveLength(MAX_SESSIONS);
  expect(await Promise.all([first, ...others, last].map(isIn))).toEqual([
    true,
    false,
    ...Array(MAX_SESSIONS - 1).fill(true),
  ]);
  // Also of many sign-ins at once.
  await Promise.all(Array.from({ length: 4 }, enter));
  expect(await sessions()).toHaveLength(MAX_SESSIONS);
});
