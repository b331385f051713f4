import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_APPS } from '@funnel/contract/page/browser-apps';
import { PAGE_PATHS } from '@funnel/contract/page/page-path';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { describe, expect, test } from 'vitest';
import { removeSetting, storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { builtPages } from './page-build.ts';

const apps = path.join(import.meta.dirname, '../../..');
const pages = await builtPages(apps);
const app = useTestApp({
  pages,
  environment: { PARENT_ORIGINS: 'https://kuechen.example', ATLAS_ENDPOINT: 'https://atlas.example/base' },
});

const manifest: Record<string, { readonly file: string; readonly imports?: readonly string[] }> = JSON.parse(
  readFileSync(path.join(apps, 'funnel/dist/client/.vite/manifest.json'), 'utf8'),
);

/** The chunks of these modules and their imports. */
function scriptsOf(...modules: readonly string[]): string[] {
  return modules.flatMap((module) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`the build has no chunk for ${module}`);
    return [chunk.file, ...scriptsOf(...(chunk.imports ?? []))];
  });
}

const get = (address: string, init?: RequestInit) =>
  fetch(app.origin + address, { redirect: 'manual', ...init });

describe('a page', () => {
  test('arrives with its first question, in the language asked for', async () => {
    const german = await (await get('/services/fun/funnel')).text();
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Welche Form soll Ihre Küche haben?');
    const english = await (await get('/services/fun/funnel?lang=en&shape=U_FORM')).text();
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('How large should your kitchen be?');
  });

  test.each(Object.entries(PAGE_PATHS))(
    '%s holds nothing of the visitor who asked for it',
    async (_, address) => {
      const pageOf = async (visitor: string) => {
        const query = new URLSearchParams({
          kitchenId: visitor,
          enquiryId: visitor,
          postcode: visitor,
          email: `${visitor}@example.com`,
          date: `2026-11-${visitor.length + 10}T09:30:00Z`,
          utm_source: visitor,
          x: `<script>${visitor}`,
        });
        return (await get(`${address}?${query}`)).text();
      };
      const page = await pageOf('canary');
      expect(page).not.toContain('canary');
      expect(await pageOf('another-visitor')).toBe(page);
    },
  );

  test.each(Object.entries(PAGE_PATHS))('%s brings the styles of all it shows', async (_, address) => {
    const [html = ''] = (await (await get(address)).text()).split('<template data-file=');
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    const unstyled = classes.filter((name) => name && !styles.includes(`.${name}`));
    expect(unstyled).toEqual([]);
    expect(styles).toContain('--primary:');
  });

  // A missing file costs a round trip before the page is interactive.
  test.each(Object.entries(PAGE_PATHS))('%s names every script of its first view', async (page, address) => {
    const html = await (await get(address)).text();
    // React's marks of unresolved Suspense boundaries.
    expect(html).not.toMatch(/<!--\$[?!]-->/);
    const named = [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
    const route = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(named).toEqual(expect.arrayContaining(scriptsOf('index.html', `src/routes/${route}.tsx`)));
  });

  test('carries the settings of the endpoints and may call them', async () => {
    const response = await get('/services/fun/funnel');
    const html = await response.text();
    expect(html).toContain('window.__FUNNEL_CONFIG__={"atlasEndpoint":"https://atlas.example/base"};');
    expect(html).toContain('"showSubmitErrors":false');
    expect(html).toContain('"parentOrigins":["https://kuechen.example"]');
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://atlas.example;",
    );
  });

  test('follows the retailer’s settings, and shows none that are not meant for visitors', async () => {
    const { rating } = DEFAULT_SETTINGS;
    await storeSetting(app.db, 'rating', rating && { ...rating, value: 4.7, count: 450 }, app.clock.now);
    await storeSetting(app.db, 'funnels', { ...DEFAULT_SETTINGS.funnels, onsite: 'short' }, app.clock.now);
    await app.settings.refresh();
    const html = await (await get('/services/fun/funnel?funnel_name=onsite')).text();
    expect(html).toContain('4,7 von 5 Sternen');
    expect(html).toContain('aus über 450 Bewertungen');
    expect(html).toContain('max="6"');
    expect(html).not.toContain('priceTable');
    await removeSetting(app.db, 'rating');
    const unknown = { value: '{"onsite":"unheard of"}' };
    await app.db.updateTable('setting_version').set(unknown).where('name', '=', 'funnels').execute();
    await app.settings.refresh();
    expect(await (await get('/services/fun/funnel?funnel_name=onsite')).text()).toContain(
      '4,9 von 5 Sternen',
    );
    expect(app.log.join('')).toContain('stored settings are not right');
  });

  test('of the promotion ends with its last day, in German time', async () => {
    await storeSetting(app.db, 'tester', { isOn: true, until: '2026-11-16' }, app.clock.now);
    await app.settings.refresh();
    const before = app.clock.now;
    app.clock.now = new Date('2026-11-16T22:59:00Z');
    expect(await (await get('/services/fun/tester')).text()).toContain('Welche Form soll deine Küche haben?');
    app.clock.now = new Date('2026-11-16T23:00:00Z');
    expect(await (await get('/services/fun/tester')).text()).toContain('Die Aktion ist beendet');
    app.clock.now = before;
  });

  test('carries the addresses of the showrooms only where they are shown', async () => {
    expect(await (await get('/services/fun/funnel')).text()).not.toContain('Musterplatz');
    expect(await (await get('/services/fun/thank-you')).text()).toContain('Musterplatz');
    expect(await (await get('/services/fun/tester?done=true')).text()).toContain('Musterplatz');
  });

  test('carries where the showrooms lie only where the map of them is', async () => {
    expect(await (await get('/services/fun/funnel')).text()).toContain(
      '"showroomPlaces":[{"name":"Ensdorf","lat":',
    );
    expect(await (await get('/services/fun/iflow')).text()).not.toContain('"lat":');
  });

  test('may be framed by the allowed parents, and runs nothing but its own', async () => {
    const policy = (await get('/services/fun/funnel')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self' https://kuechen.example");
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=')+;/);
    expect(policy).not.toContain('unsafe');
  });

  test('comes compressed to browsers that can read it', async () => {
    const zipped = await get('/services/fun/funnel', { headers: { 'accept-encoding': 'br' } });
    expect(zipped.headers.get('content-encoding')).toBe('br');
    const plain = await get('/services/fun/funnel', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await zipped.text()).toBe(await plain.text());
  });

  test('says nothing of openers, which would cost a change of the process; an app with a session does', async () => {
    const policyOf = async (address: string) =>
      (await get(address)).headers.get('cross-origin-opener-policy');
    expect(await policyOf('/services/fun/funnel')).toBeNull();
    expect(await policyOf('/desk')).toBe('same-origin');
  });

  test('is asked for anew each time, its assets never again', async () => {
    const response = await get('/services/fun/funnel');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(await response.text()) ?? [];
    const asset = await get(script, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
  });
});

describe('the demo page', () => {
  test('runs and frames nothing but our own, and is framed by nobody', async () => {
    const response = await get('/demo');
    const policy = response.headers.get('content-security-policy');
    for (const part of ["script-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    const html = await response.text();
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
    const [, style = ''] = /href="(\/demo\/[^"]+\.css)"/.exec(html) ?? [];
    expect((await get(style)).headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    ['/demo', 'de'],
    ['/demo/', 'de'],
    ['/demo?lang=en', 'en'],
    ['/demo?lang=<script>', 'de'],
    ['/demo?lang=en&lang=de', 'de'],
  ])('%s is in the language %s', async (address, language) => {
    expect(await (await get(address)).text()).toContain(`<html lang="${language}">`);
  });
});

const areas = DOCUMENT_APPS.filter(({ kind }) => kind === 'area');

describe.each(areas)('the area at $path', ({ path: area }) => {
  test.each([area, `${area}/`, `${area}?lang=en`])(
    '%s is framed by nobody, kept by nobody and calls nobody else',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=';/);
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      const lang = address.endsWith('en') ? 'en' : 'de';
      expect(await response.text()).toContain(`<html lang="${lang}">`);
    },
  );

  test('is the same for everybody, and its assets may be kept for ever', async () => {
    const html = await (await get(area)).text();
    expect(await (await get(`${area}?email=canary%40example.com`)).text()).toBe(html);
    const [, script = ''] = / src="([^"]+\.js)"/.exec(html) ?? [];
    expect(script.startsWith(`${area}/assets/`)).toBe(true);
    const asset = await get(script, { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect((await get(`${area}/assets/unknown.js`)).status).toBe(404);
    expect((await get(`${area}/index.html`)).status).toBe(302);
    expect((await get(`${area}/.vite/manifest.json`)).status).toBe(404);
  });

  test('knows what the retailer has set', async () => {
    await storeSetting(app.db, 'legalLinks', { imprint: 'https://shop.example/imprint' }, app.clock.now);
    await app.settings.refresh();
    expect(await (await get(area)).text()).toContain(
      '"legalLinks":{"imprint":"https://shop.example/imprint"}',
    );
    await removeSetting(app.db, 'legalLinks');
    await app.settings.refresh();
  });
});

describe('a screen of the desk', () => {
  test.each(['/desk/access', '/desk/enquiries/abc?lang=en'])('%s is its document', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('<div id="root">');
    expect(html).toMatch(/ src="\/desk\/assets\/[^"]+\.js"/);
  });

  test('has colours by day and by night, which no other page has', async () => {
    const night = '@media (prefers-color-scheme:dark){:root{';
    expect(await (await get('/desk')).text()).toContain(night);
    expect(await (await get('/customer')).text()).not.toContain(night);
  });
});
