import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { builtPages } from './page-build.ts';

const pages = await builtPages(path.join(import.meta.dirname, '../../..'));
const app = useTestApp({ pages });

const get = (address: string, init?: RequestInit) =>
  fetch(app.origin + address, { redirect: 'manual', ...init });

describe('a page that the browser has already', () => {
  test.each(['/services/fun/funnel', '/services/fun/terminfinder?lang=en', '/demo'])(
    '%s is not sent again',
    async (address) => {
      const first = await get(address);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      const again = await get(address, { headers: { 'if-none-match': `"other", ${etag.slice(2)}` } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
      expect((await get(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
      const head = await get(address, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.headers.get('etag')).toBe(etag);
      expect((await get(address, { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD');
    },
  );
});

describe('what browsers and search engines ask for by themselves', () => {
  test.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon', /PNG/],
    ['/apple-touch-icon.png', 'image/png', /PNG/],
    ['/icon-192.png', 'image/png', /PNG/],
    ['/icon-512.png', 'image/png', /PNG/],
    ['/robots.txt', 'text/plain; charset=utf-8', /^User-agent: \*$/m],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', /"start_url"/],
  ])('%s is there', async (address, type, content) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(content);
  });

  test('the icons of the manifest are there, as large as it says', async () => {
    const { icons } = (await (await get('/manifest.webmanifest')).json()) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    for (const { src, sizes, type } of icons) {
      const response = await get(src);
      expect(response.headers.get('content-type')).toBe(type);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

describe('the embed script', () => {
  test('may be loaded by any page, compressed, and is asked for again after an hour', async () => {
    const response = await get('/embed.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toContain('KitchenFunnel');
    const picture = await get('/favicon.svg');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test.each([
    ['/embed.mjs', 'application/javascript; charset=utf-8'],
    ['/embed/over-page.mjs', 'application/javascript; charset=utf-8'],
    ['/embed.d.ts', 'text/plain; charset=utf-8'],
    ['/embed/embed.tgz', 'application/octet-stream'],
    ['/embed/react-embed.tgz', 'application/octet-stream'],
  ])('is offered to builds too: %s', async (address, type) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

describe('whether a page may show the funnel', () => {
  const asked = useTestApp({
    pages,
    environment: { PARENT_ORIGINS: 'https://shop.example,https://*.kuechen.example' },
  });
  test.each([
    ['https://shop.example', true],
    ['https://www.kuechen.example', true],
    [undefined, true],
    ['https://stranger.example', false],
    ['https://kuechen.example', false],
    ['null', false],
  ])('is told to the script on %s: %s', async (origin, isAllowed) => {
    const response = await fetch(`${asked.origin}/embed/allowed.mjs`, {
      headers: origin === undefined ? {} : { origin },
    });
    expect(await response.text()).toBe(`export const isAllowed = ${isAllowed};\n`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is also what the browser is told', async () => {
    const policy = (await fetch(`${asked.origin}/services/fun/funnel`)).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("frame-ancestors 'self' https://shop.example https://*.kuechen.example;");
  });
});

describe('where the demo page is switched off', () => {
  const without = useTestApp({ pages, environment: { SHOW_DEMO: 'false' } });
  test('its address leads to the funnel, as any other', async () => {
    const response = await fetch(`${without.origin}/demo`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/services/fun/funnel');
  });
});
