import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serveParentPage } from './parent-page.ts';

const SERVER = path.join(import.meta.dirname, '../apps/server/src/main.ts');

/** The built product as it is delivered: its own server, its own Postgres, an empty data folder, a free port. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'funnel-e2e-'));
  await chmod(dataDir, 0o755);
  const [parent, stranger] = await Promise.all([serveParentPage(), serveParentPage()]);
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      UNLIMITED_CLIENTS: '127.0.0.1',
      PARENT_ORIGINS: parent.origin,
      SITE_URL: parent.origin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env['PRODUCT_URL'] = await addressOf(server);
  process.env['PRODUCT_SOCKET'] = path.join(dataDir, 'postgres-socket');
  process.env['PARENT_URL'] = parent.origin;
  process.env['STRANGER_URL'] = stranger.origin;
  return async () => {
    parent.close();
    stranger.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
}

function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const address = /served at http:\/\/localhost:(\d+)/.exec(output);
      if (address) resolve(`http://127.0.0.1:${address[1]}`);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}
