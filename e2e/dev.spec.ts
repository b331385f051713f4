import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { shape } from '@funnel/domain/question/shape';
import { test as base, expect, type Page } from '@playwright/test';
import { hold, ready } from './hold-scripts.ts';
import { step, tap } from './product-test.ts';

const root = path.resolve(import.meta.dirname, '..');
const SOURCES = ['apps', 'packages', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** A copy of the sources, so that a test can change them; dependencies are shared. */
async function copyProject(folder: string): Promise<void> {
  const isSource = (file: string) => !/node_modules|\/dist(?:\/|$)/.test(path.relative(root, file));
  for (const name of SOURCES) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource });
  }
  const installed = path.join(root, 'node_modules');
  await mkdir(path.join(folder, 'node_modules'));
  for (const name of await readdir(installed)) {
    // Vite's own cache, and the project's packages, which are copies.
    if (name === '.vite' || name === '@funnel') continue;
    await symlink(path.join(installed, name), path.join(folder, 'node_modules', name));
  }
  await cp(path.join(installed, '@funnel'), path.join(folder, 'node_modules/@funnel'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for await (const nested of glob('{apps,packages}/*/node_modules', { cwd: root })) {
    await symlink(path.join(root, nested), path.join(folder, nested));
  }
}

interface Dev {
  readonly url: string;
  readonly change: (file: string, from: string, to: string) => Promise<void>;
  /** Waits for output on the terminal. */
  readonly says: (text: string) => Promise<void>;
}

const test = base.extend<{ dev: Dev }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
  dev: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'funnel-dev-'));
    await chmod(folder, 0o755);
    await copyProject(folder);
    const process_ = spawn('npm', ['run', 'dev'], {
      cwd: folder,
      env: {
        ...process.env,
        PORT: String(await freePort()),
        HOST: '127.0.0.1',
        DATA_DIR: path.join(folder, 'data'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [process_.stdout, process_.stderr]) stream.on('data', (chunk) => (output += chunk));
    try {
      await use({
        url: await urlOf(process_),
        says: (text) => expect.poll(() => output, { timeout: 60_000 }).toContain(text),
        async change(file, from, to) {
          const text = await readFile(path.join(folder, file), 'utf8');
          expect(text).toContain(from);
          await writeFile(path.join(folder, file), text.replace(from, to));
        },
      });
    } finally {
      process_.kill('SIGTERM');
      await new Promise((resolve) => process_.on('exit', resolve));
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** Always the same one, also after a restart of the server. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function urlOf({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /"url":"http:\/\/localhost:(\d+)"/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
      else if (output.includes('The server has ended')) reject(new Error(`it does not start:\n${output}`));
    };
    stdout?.on('data', read);
    stderr?.on('data', read);
    stdout?.on('end', () => reject(new Error(`npm run dev ended:\n${output}`)));
  });
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('npm run dev is the product: rendered, taken over, hot, and its server starts again', {
  tag: '@whole',
}, async ({ page, dev }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  const release = await hold(page, '**/main.tsx*');
  const served = await page.goto(`${dev.url}/services/fun/funnel`, { waitUntil: 'commit' });
  expect(served?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(headline(page)).toHaveText(shape.title.de);
  // It is styled before its script loads.
  await expect(headline(page)).toHaveCSS('text-align', 'center');
  await tap(page, 'ISLAND');
  release();
  await expect(step(page, 'question_size')).toBeVisible();
  // The early answer works before hydration.
  await ready(page).waitFor();
  expect(complaints).toEqual([]);

  // The style changes without a reload, at the same step.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await dev.change('packages/ui/src/headline.module.css', 'text-align: center', 'text-align: right');
  await expect(headline(page)).toHaveCSS('text-align', 'right');
  await dev.change('packages/ui/src/headline.tsx', '{children}', '{children}!');
  await expect(headline(page)).toHaveText(/!$/);
  await expect(step(page, 'question_size')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // A rule of the domain is shared by browser and server: the server restarts, and the page shows the new one.
  await dev.change('packages/domain/src/question/size.ts', 'Wie groß', 'Wie riesig');
  await expect(headline(page)).toHaveText(/riesig/, { timeout: 60_000 });
  await expect(async () => {
    const html = await (await fetch(`${dev.url}/services/fun/funnel?shape=L_FORM`)).text();
    expect(html).toContain('Wie riesig');
  }).toPass();
  // The port was always open, and Vite kept running.
  expect(complaints).toEqual([]);

  // If a server fails to start, the old one stays, and any change may fix it.
  await dev.change('apps/server/src/wiring/app.ts', '', "import './nothing.ts';\n");
  await dev.says('The new server does not start');
  expect((await fetch(`${dev.url}/healthz`)).status).toBe(200);
  await dev.change('packages/ui/src/headline.tsx', '{children}!', '{children}?');
  await expect(headline(page)).toHaveText(/\?$/);
  await dev.change('apps/server/src/wiring/app.ts', "import './nothing.ts';", '');
  await dev.change('packages/contract/src/health/health.ts', "z.literal('ok')", "z.literal('well')");
  await dev.change('apps/server/src/wiring/app.ts', "status: 'ok' as const", "status: 'well' as const");
  await expect(async () => {
    expect(await (await fetch(`${dev.url}/healthz`)).text()).toContain('well');
  }).toPass();

  for (const [address, words] of [
    ['/customer', 'Kundenbereich'],
    ['/desk', 'Arbeitsplatz'],
    ['/demo', 'Küchen Muster'],
  ] as const) {
    await page.goto(dev.url + address);
    await expect(page.getByText(words).first()).toBeVisible();
  }
});
