import path from 'node:path';
import { DOCUMENT_APPS } from '@funnel/contract/page/browser-apps';
import { PAGE_PATHS } from '@funnel/contract/page/page-path';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { builtPages } from './page-build.ts';

const app = useTestApp({ pages: await builtPages(path.join(import.meta.dirname, '../../..')) });
const get = (address: string, init?: RequestInit) =>
  fetch(app.origin + address, { redirect: 'manual', ...init });

describe('a slash behind the address', () => {
  test.each(Object.values(PAGE_PATHS))('of %s changes neither page nor query', async (address) => {
    const query = '?kitchenId=k%2F1&email=a%40b.de&lang=en';
    const slashed = await get(`${address}/${query}`);
    expect([slashed.status, slashed.headers.get('location')]).toEqual([302, address + query]);
    const bare = await get(`${address}/`, { method: 'HEAD' });
    expect([bare.status, bare.headers.get('location')]).toEqual([302, address]);
  });

  test.each(DOCUMENT_APPS)('of $path changes nothing', async ({ path: address }) => {
    const [slashed, plain] = await Promise.all([get(`${address}/?lang=en`), get(`${address}?lang=en`)]);
    expect(slashed.status).toBe(200);
    expect(await slashed.text()).toBe(await plain.text());
  });
});

describe('another address', () => {
  test.each([
    ['/', '/services/fun/funnel'],
    [
      '/any/where?shape=L_FORM&a=%2F%2Fevil.example',
      '/services/fun/funnel?shape=L_FORM&a=%2F%2Fevil.example',
    ],
    ['//evil.example/x', '/services/fun/funnel'],
    ['/kueche-2.0', '/services/fun/funnel'],
    ['/planen.html', '/services/fun/funnel'],
    ['/services/fun/datepicker/else/?a=1', '/services/fun/funnel?a=1'],
  ])('%s leads to %s', async (address, target) => {
    const response = await get(address);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
  });

  test.each([
    '/api/v1/unknown',
    '/assets/unknown.js',
    '/fc/unknown',
    '/index.html',
    '/demo.html',
    '/demo/unknown.js',
    '/.vite/manifest.json',
    '/assets/..%2findex.html',
    '/services/fun/%2e%2e/%2e%2e/index.html',
  ])('%s is not handed out', async (address) => {
    const response = await get(address);
    expect([302, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/<div id="root">|<main>/);
  });

  test.each([
    ...['/assets/unknown.js', '/picture/unknown.avif', '/demo/unknown.js'],
    ...['/metrics', '/metrics/', '/metrics?x=1', '/.well-known/change-password'],
  ])('%s is asked for by pages and programs, so it is 404 where there is none', async (address) =>
    expect((await get(address)).status).toBe(404),
  );

  test('that is no GET is 404', async () => {
    expect((await get('/any/where', { method: 'POST' })).status).toBe(404);
  });
});
