import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './product-test.ts';
import { recipe } from './recipe.ts';
import { expectFullHeight, heardEvents, PRODUCT, SHOP, SHORT, sendContact, tapIn } from './shop.ts';

/** The server's npm packages, installed into apps as a retailer's developer would. */

test.use({ foreignOrigins: [SHOP()] });
test.describe.configure({ timeout: 900_000 });

const TARBALLS = ['embed', 'react-embed'];

/** A folder with the app and its dependencies, including the tarballs of the server. */
async function givenApp(packages: string[], files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'funnel-app-'));
  for (const name of TARBALLS) {
    const answer = await fetch(`${PRODUCT()}/embed/${name}.tgz`);
    writeFileSync(path.join(folder, `${name}.tgz`), Buffer.from(await answer.arrayBuffer()));
  }
  for (const [name, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', ...TARBALLS.map((name) => `./${name}.tgz`)]);
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', ...packages]);
  return folder;
}

function run(folder: string, command: string, args: readonly string[]): string {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', CI: '1' };
  return execFileSync(command, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts a server of the app and shows it on the retailer's site. */
async function showApp(name: string, folder: string, args: readonly string[]): Promise<AsyncDisposable> {
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', NO_COLOR: '1' },
  });
  const ended = once(server, 'exit');
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    server.on('exit', () => reject(new Error(`the app ended: ${output}`)));
  });
  await fetch(`${SHOP()}/app/${name}?${new URLSearchParams({ to: address })}`, { method: 'PUT' });
  return {
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

const keepEvents = (page: Page) =>
  page.addInitScript(() => {
    const heard: object[] = [];
    Object.assign(window, { heard });
    for (const name of ['step', 'done'])
      addEventListener(`kitchen-funnel:${name}`, (event) =>
        heard.push({ name, detail: (event as CustomEvent).detail }),
      );
  });

/** Walks through the funnel of the page, and checks the component's events. */
async function expectEnquiry(page: Page, place: string, email: string): Promise<void> {
  const frame = page.frameLocator(`${place} iframe`);
  await tapIn(frame, SHORT);
  await sendContact(frame, email);
  await expect(frame.locator('[data-step=datepicker]').getByText(email)).toBeVisible();
  await expectFullHeight(frame);
  await expect(page.locator('#enquiry')).toHaveText(/^[\w-]{20,}$/);
  expect((await heardEvents(page)).map(({ name }) => name)).toContain('done');
}

const MAIN = (origin: string) => `
import { loadKitchenFunnel } from '@funnel/embed';
import { StrictMode, createElement as h, version } from 'react';
import { createRoot } from 'react-dom/client';
import { Planner } from './planner.jsx';

document.querySelector('#version').textContent = version;
createRoot(document.querySelector('#react')).render(h(StrictMode, null, h(Planner)));

const api = await loadKitchenFunnel('${origin}');
api.create({ funnel: 'long', target: '#plain', lang: 'en' });
`;

test('a fresh Vite app with React 18 has the funnel by both packages', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  const folder = await givenApp(['react@18', 'react-dom@18', 'vite'], {
    'index.html':
      '<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Laden</title><p id="version"></p><div id="react"></div><div id="plain"></div><script type="module" src="/main.js"></script></html>',
    'main.js': MAIN(PRODUCT()),
    'planner.jsx': recipe('React', 'jsx'),
    // As in every new React app.
    'vite.config.js': 'export default { oxc: { jsx: { runtime: "automatic" } } };',
    'render.js': `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { KitchenFunnel } from '@funnel/react-embed';
console.log(renderToString(createElement(KitchenFunnel, { origin: '${PRODUCT()}', funnel: 'short' })));`,
  });
  try {
    expect(run(folder, 'node', ['render.js'])).toBe('<div></div>\n');
    run(folder, 'npx', ['vite', 'build', '--base', '/app/vite/', '--target', 'esnext']);
    const args = ['node_modules/vite/bin/vite.js', 'preview', '--port', '0', '--host', '127.0.0.1'];
    await using _ = await showApp('vite', folder, [...args, '--base', '/app/vite/']);
    await keepEvents(page);
    await page.goto(`${SHOP()}/app/vite/`);
    await expect(page.locator('#version')).toHaveText(/^18\./);
    await expectEnquiry(page, '#react', email);
    await page.locator('#plain iframe').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('#plain iframe').locator('html')).toHaveAttribute('lang', 'en');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a fresh Next app renders the page on its server and has the funnel in the browser', {
  tag: '@whole',
}, async ({ page, email }) => {
  const folder = await givenApp(['react@19', 'react-dom@19', 'next@16'], {
    'next.config.js': "export default { basePath: '/app/next' };",
    'app/layout.jsx':
      'export default function Layout({ children }) { return <html lang="de"><head><link rel="icon" href="data:," /></head><body>{children}</body></html>; }',
    'app/planner.jsx': `'use client';\n${recipe('React', 'jsx')}`,
    'app/page.jsx': `import { version } from 'react';
import { Planner } from './planner.jsx';
export const dynamic = 'force-dynamic';
export default function Page() { return <main><p id="version">{version}</p><div id="react"><Planner /></div></main>; }`,
    // A server component may contain it, too, without a client directive.
    'app/plain/page.jsx': `${recipe('Next', 'jsx')}\nexport const dynamic = 'force-dynamic';`,
  });
  try {
    run(folder, 'npx', ['next', 'build']);
    const args = ['node_modules/next/dist/bin/next', 'start', '-p', '0', '-H', '127.0.0.1'];
    await using _ = await showApp('next', folder, args);
    expect(await (await fetch(`${SHOP()}/app/next`)).text()).toContain(
      '<div id="react"><div></div><p id="enquiry"></p>',
    );
    await keepEvents(page);
    await page.goto(`${SHOP()}/app/next`);
    await expect(page.locator('#version')).toHaveText(/^19\./);
    await expectEnquiry(page, '#react', email);
    await page.goto(`${SHOP()}/app/next/plain`);
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'en');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
