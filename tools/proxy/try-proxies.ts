import '@funnel/node-guard';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { step, stepTable } from '../step.ts';
import { HOST } from './call-through.ts';
import { checkClientAddress, checkLimit, checkPage } from './check-calls.ts';
import { checkEvents, serveOneEvent } from './check-events.ts';
import { checkUpload } from './check-upload.ts';
import { PROXIES, type ProxyFiles } from './proxy-kinds.ts';
import { withProxy } from './with-proxy.ts';

/**
 * Runs the product behind nginx and Caddy, with the examples in deploy/: `npm run proxies`. Needs nginx, caddy and
 * openssl. `npm run proxies -- nginx` tests only that one.
 */

const root = path.resolve(import.meta.dirname, '../..');
const names = Object.keys(PROXIES) as (keyof typeof PROXIES)[];
const given = process.argv.slice(2);
const chosen = names.filter((name) => given.length === 0 || given.includes(name));

function requirePrograms(): void {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const isThere = (program: string) => folders.some((folder) => existsSync(path.join(folder, program)));
  const missing = [...chosen, 'openssl'].filter((program) => !isThere(program));
  if (chosen.length > 0 && missing.length === 0) return;
  console.error(
    `This tries ${names.join(' and ')}. Missing here: ${missing.join(', ') || 'one of these names'}.`,
  );
  process.exit(1);
}

function makeCertificate(folder: string): ProxyFiles {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-out', certificate, '-keyout', key];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'pipe' });
  return { folder, certificate, key };
}

/** The product configured for the examples, with fresh rate limits. */
async function startProduct(dataDir: string): Promise<{ port: number; stop: () => Promise<unknown> }> {
  const settings = { HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1', PUBLIC_URL: `https://${HOST}` };
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  const port = new Promise<number>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /"url":"http:\/\/localhost:(\d+)"/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
    server.on('exit', () => reject(new Error(`The product has ended:\n${output}`)));
  });
  return { port: await port, stop };
}

async function tryProxy(name: keyof typeof PROXIES, files: ProxyFiles): Promise<void> {
  const [product, events] = [await startProduct(path.join(files.folder, name)), await serveOneEvent()];
  try {
    await withProxy(name, product.port, files, async (proxy) => {
      await step(`${name}: page`, () => checkPage(proxy));
      await step(`${name}: address of the client`, () => checkClientAddress(proxy));
      await step(`${name}: limit of enquiries`, () => checkLimit(proxy));
      await step(`${name}: upload`, () => checkUpload(proxy));
    });
    await withProxy(name, events.port, files, (proxy) =>
      step(`${name}: events`, () => checkEvents(proxy, events)),
    );
  } finally {
    events.close();
    await product.stop();
  }
}

requirePrograms();
const folder = await mkdtemp(path.join(tmpdir(), 'proxies-'));
try {
  await chmod(folder, 0o755);
  const files = makeCertificate(folder);
  for (const name of chosen) await tryProxy(name, files);
  console.log(`\n${stepTable()}`);
} catch (error) {
  console.error(`\n${stepTable()}\n\n${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
