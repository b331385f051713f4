import { describe, expect, test } from 'vitest';
import { confirmedCustomer, openBrowser, PASSWORD, pendingCustomer } from '../testing/customer-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { isFromOwnPage, isOverHttps } from './own-origin.ts';

const SIGN_IN = '/api/v1/customer/session';

function signIn(origin: string, email: string, headers: Record<string, string>) {
  return openBrowser(origin).send(origin + SIGN_IN, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
}

describe('the cookie of a session', () => {
  const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

  test('is out of reach of scripts and other sites', async () => {
    const { email } = await confirmedCustomer(app);
    const [line = ''] = (await signIn(app.origin, email, {})).headers.getSetCookie();
    expect(line).toMatch(/^customer=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('over https it is secure and bound to the host', async () => {
    const { email } = await confirmedCustomer(app);
    const host = new URL(app.origin).host;
    const https = { 'x-forwarded-proto': 'https', origin: `https://${host}` };
    const [line = ''] = (await signIn(app.origin, email, https)).headers.getSetCookie();
    expect(line).toMatch(
      /^__Host-customer=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('over https a cookie without the prefix is ignored: a neighbouring host may have set it', async () => {
    const { browser } = await pendingCustomer(app);
    const show = (headers: Record<string, string>) => browser.send(app.origin + SIGN_IN, { headers });
    expect((await show({})).status).toBe(200);
    expect((await show({ 'x-forwarded-proto': 'https' })).status).toBe(401);
  });
});

describe('with a public address in the settings', () => {
  const app = useTestApp({ environment: { PUBLIC_URL: 'https://kitchen.example' } });

  test.each([
    ['https://kitchen.example', 401],
    ['http://kitchen.example', 403],
    ['https://kitchen.example.evil.example', 403],
    ['https://evil.example', 403],
  ])('a call from %s is answered %i', async (origin, status) => {
    expect((await signIn(app.origin, 'nobody@gross.example', { origin })).status).toBe(status);
  });
});

const asked = (origin: string | undefined, host: string, protocol: 'http' | 'https' = 'http') => ({
  headers: origin === undefined ? {} : { origin },
  host,
  protocol,
});

test.each([
  ['http://shop.example', 'http', 'shop.example', true],
  ['http://shop.example', 'http', 'shop.example:80', true],
  ['http://shop.example', 'http', 'SHOP.example', true],
  ['https://shop.example', 'https', 'shop.example', true],
  ['https://shop.example', 'https', 'shop.example:443', true],
  ['http://shop.example:3000', 'http', 'shop.example:3000', true],
  ['http://[::1]:3000', 'http', '[::1]:3000', true],
  // Another scheme is another origin: a man in the middle can forge any page that is not https.
  ['http://shop.example', 'https', 'shop.example', false],
  ['https://shop.example', 'http', 'shop.example', false],
  ['http://shop.example:443', 'https', 'shop.example', false],
  ['https://shop.example:80', 'http', 'shop.example:80', false],
  ['http://shop.example:3001', 'http', 'shop.example:3000', false],
  ['http://shop.example', 'http', 'www.shop.example', false],
  ['http://shop.example/', 'http', 'shop.example', false],
  ['null', 'http', 'null', false],
  ['', 'http', '', false],
  [undefined, 'http', 'shop.example', false],
] as const)('from %s by %s at %s is our own page: %s', (origin, protocol, host, isOwn) => {
  expect(isFromOwnPage(asked(origin, host, protocol), undefined)).toBe(isOwn);
});

test.each([
  [undefined, 'http', undefined, false],
  [undefined, 'https', undefined, true],
  ['http://shop.example', 'http', 'https://shop.example', true],
  [undefined, 'https', 'http://shop.example', false],
] as const)(
  'origin %s by %s with the public address %s is https: %s',
  (origin, protocol, publicOrigin, isHttps) => {
    expect(isOverHttps(asked(origin, 'shop.example', protocol), publicOrigin)).toBe(isHttps);
  },
);
