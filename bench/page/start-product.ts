import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface Served {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export function buildProduct(): void {
  const { status } = spawnSync(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the pages could not be built');
}

/** The built product: its own server and database, an empty data folder, a free port. */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
): Promise<Served & { readonly pid: number; readonly dataDir: string }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'funnel-bench-'));
  await chmod(dataDir, 0o755);
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  async function stop(): Promise<void> {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  }
  return { origin: await originOf(server), pid: server.pid ?? 0, dataDir, stop };
}

function originOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const port = /"url":"http:\/\/localhost:(\d+)"/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}
