import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProxy } from './call-through.ts';
import { PROXIES, type ProxyFiles } from './proxy-kinds.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

function start([program = '', ...args]: readonly string[], folder: string) {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, ended: once(child, 'close'), output: () => output };
}

/** Runs a proxy with its example in front of a local port, until `use` is done. */
export async function withProxy(
  name: keyof typeof PROXIES,
  upstream: number,
  files: ProxyFiles,
  use: (proxy: RunningProxy) => Promise<unknown>,
): Promise<void> {
  const kind = PROXIES[name];
  const ports = { upstream, http: await freePort(), https: await freePort() };
  const folder = path.join(files.folder, `${name}-${upstream}`);
  await mkdir(folder);
  const example = await readFile(path.join(deploy, kind.example), 'utf8');
  const file = path.join(folder, kind.example);
  await writeFile(file, kind.adapt(example, ports, { ...files, folder }));
  const check = start(kind.check(file), folder);
  const [code] = await check.ended;
  if (code !== 0) throw new Error(`${name} refuses its example:\n${check.output()}`);

  const { child, ended, output } = start(kind.run(file), folder);
  try {
    while (!(await isListening(ports.https))) {
      if (child.exitCode !== null) throw new Error(`${name} has ended:\n${output()}`);
      await sleep(20);
    }
    const certificate = await readFile(files.certificate, 'utf8');
    await use({ httpPort: ports.http, httpsPort: ports.https, certificate });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
