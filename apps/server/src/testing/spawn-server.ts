import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = path.join(import.meta.dirname, '../main.ts');
const CACHE = path.join(import.meta.dirname, '../../../../.cache/node');

export interface SpawnedServer {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly output: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts the server, or one of its commands, in its own process, as an operator does. `shell` may set limits first.
 * There is no worker unless requested: it is a second process with as much to load.
 */
export function launchServer(
  environment: Record<string, string>,
  shell = '',
  args: readonly string[] = [],
): Omit<SpawnedServer, 'origin'> {
  const command = `${shell} exec "$0" "$@"`;
  const child = spawn('bash', ['-c', command, process.execPath, MAIN, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      UNLIMITED_CLIENTS: '127.0.0.1',
      WORKER: 'apart',
      NODE_COMPILE_CACHE: CACHE,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { process: child, output: () => output, ended };
}

/** The same, but waits until it serves and its database is ready. */
export async function spawnServer(environment: Record<string, string>, shell = ''): Promise<SpawnedServer> {
  const server = launchServer(environment, shell);
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  for (;;) {
    const port = /"url":"http:\/\/localhost:(\d+)"/.exec(server.output())?.[1];
    if (port) return { ...server, origin: `http://127.0.0.1:${port}` };
    if (hasEnded) throw new Error(`the server ended:\n${server.output()}`);
    await sleep(10);
  }
}

export async function stopServer({ process: child, ended }: Pick<SpawnedServer, 'process' | 'ended'>) {
  child.kill('SIGTERM');
  return ended;
}

/** The process id of a server's worker; NaN if there is none. */
export function workerPid({ process: server }: Pick<SpawnedServer, 'process'>): number {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/));
  return Number(
    processes.find(
      ([, parent, ...command]) => Number(parent) === server.pid && command.at(-1) === 'worker',
    )?.[0],
  );
}

/** Kills server and worker without a graceful shutdown. The database lives on. */
export async function killServer(server: Pick<SpawnedServer, 'process' | 'ended'>): Promise<void> {
  const worker = workerPid(server);
  server.process.kill('SIGKILL');
  if (worker) process.kill(worker, 'SIGKILL');
  await server.ended;
}

/** The process id of the embedded Postgres of a data folder, if it runs. */
export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, 'postgres-18/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}
