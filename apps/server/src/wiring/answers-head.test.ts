import path from 'node:path';
import { followEventsEndpoint } from '@funnel/contract/event/follow-events';
import { BROWSER_APPS } from '@funnel/contract/page/browser-apps';
import { PAGE_PATHS } from '@funnel/contract/page/page-path';
import { expect, test } from 'vitest';
import { makeApiKey } from '../api-key/make-api-key.ts';
import { builtPages } from '../page/page-build.ts';
import { useTestApp } from '../testing/test-app.ts';

const pages = await builtPages(path.join(import.meta.dirname, '../../..'));
const METRICS_TOKEN = 'a-token-for-metrics';
const app = useTestApp({
  pages,
  environment: { METRICS_TOKEN, SECURITY_CONTACT: 'https://kueche.example/security' },
});

/** Status and headers of both. The body of a stream would never end, so it is left unread. */
async function bothOf(address: string, headers: Record<string, string> = {}) {
  const ask = async (method: string) => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const answer = await fetch(app.origin + address, { method, headers, signal, redirect: 'manual' });
    const body = method === 'HEAD' ? await answer.text() : '';
    leaving.abort();
    const named = ['content-type', 'cache-control', 'etag', 'location', 'www-authenticate'];
    return { status: answer.status, headers: named.map((name) => answer.headers.get(name)), body };
  };
  return { head: await ask('HEAD'), get: await ask('GET') };
}

test('HEAD is answered as GET is, by every call', async () => {
  const calls = app.endpoints.filter(({ method }) => method === 'GET');
  expect(calls.length).toBeGreaterThan(10);
  for (const call of calls) {
    const { head, get } = await bothOf(call.path.replaceAll(/:\w+/g, 'x'));
    expect({ path: call.path, ...head }).toEqual({ path: call.path, ...get });
  }
});

test.each(Object.values(PAGE_PATHS))('the page %s takes HEAD where it takes GET', async (address) => {
  // The refusal lists the allowed methods, without a page.
  const refused = await fetch(app.origin + address, { method: 'PUT' });
  expect(refused.headers.get('allow')).toBe('GET, HEAD');
});

test.each([
  ...BROWSER_APPS.flatMap((one) => ('path' in one ? one.path : [])),
  PAGE_PATHS.funnel,
  '/',
  '/unknown?a=b',
  '/favicon.ico',
  '/robots.txt',
  '/manifest.webmanifest',
  '/picture/thank_you.avif',
  '/.well-known/security.txt',
  '/metrics',
])('HEAD is answered as GET is at %s', async (address) => {
  const { head, get } = await bothOf(address, { authorization: `Bearer ${METRICS_TOKEN}` });
  expect(head).toEqual(get);
  expect(head.status).toBeLessThan(400);
});

test('HEAD of the live feed tells that it is there, opens nothing, and needs the same key', async () => {
  const { key } = await makeApiKey(app.db, { name: 'CRM', scopes: ['events:read'], now: app.clock.now });
  const { head, get } = await bothOf(followEventsEndpoint.path, { authorization: `Bearer ${key}` });
  expect(head).toEqual(get);
  expect(head.status).toBe(200);
  expect((await bothOf(followEventsEndpoint.path)).head.status).toBe(401);
});
