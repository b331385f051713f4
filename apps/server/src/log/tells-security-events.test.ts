import { openSessionEndpoint, signInEndpoint } from '@funnel/contract/account/session';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../testing/customer-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

beforeEach(() => {
  app.log.length = 0;
});

/** The security events in the log. */
const events = () =>
  app.log
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event !== undefined)
    .map(({ event, route }) => ({ event, route }));

const signIn = (headers: Record<string, string> = {}) =>
  openBrowser(app.origin).send(app.origin + signInEndpoint.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'nobody@gross.example', password: 'canary' }),
  });

test('a wrong password, and a rate limit that is reached', async () => {
  for (let tries = 0; tries < 11; tries++) await signIn();
  const route = signInEndpoint.path;
  expect(events()).toEqual([
    ...Array(10).fill({ event: 'password-wrong', route }),
    { event: 'limit-reached', route },
  ]);
});

test('a call of another origin', async () => {
  await signIn({ origin: 'https://evil.example' });
  expect(events()).toEqual([{ event: 'cross-origin-refused', route: signInEndpoint.path }]);
});

test('an invalid one-time token', async () => {
  await openBrowser(app.origin).client.call(openSessionEndpoint, { body: { creds: 'canary' } });
  expect(events()).toEqual([{ event: 'token-wrong', route: openSessionEndpoint.path }]);
});
