import '@funnel/node-guard';
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { SERVER_SOURCES } from './server-sources.ts';

/**
 * For daily work, `npm run dev`: the product itself, with Vite in it (dev-server.ts). A change in what the server is made
 * of starts it again; all other changes Vite brings into the open page.
 */

const root = path.resolve(import.meta.dirname, '../..');
/** `npm run dev -- --inspect` opens Node's debugger in the server. */
const inspect = process.argv.slice(2).filter((argument) => argument.startsWith('--inspect'));
/** An editor writes a file in several steps, and a branch is many files. */
const QUIET_MS = 150;

let server = startServer();
let isStopping = false;
let restart: ReturnType<typeof setTimeout> | undefined;

function startServer(): ChildProcess {
  const child = spawn(process.execPath, [...inspect, path.join(import.meta.dirname, 'dev-server.ts')], {
    cwd: root,
    // The channel tells the server when this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('exit', (code) => {
    if (isStopping) process.exit(0);
    if (restart === undefined && code !== 0)
      console.error('The server has ended. It starts again with the next change.');
  });
  return child;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function startAgain(): void {
  restart = undefined;
  if (isStopping) return;
  console.log('A source of the server has changed: starting again …');
  if (hasEnded(server)) {
    server = startServer();
  } else {
    const stopped = server.removeAllListeners('exit');
    stopped.once('exit', () => {
      if (isStopping) process.exit(0);
      server = startServer();
    });
    stopped.kill('SIGTERM');
  }
}

for (const folder of SERVER_SOURCES) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || /\.test\.ts$|~$/.test(file)) return;
    clearTimeout(restart);
    restart = setTimeout(startAgain, QUIET_MS);
  });
}

function stop(): void {
  isStopping = true;
  clearTimeout(restart);
  if (hasEnded(server)) process.exit(0);
  server.kill('SIGTERM');
}
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, stop);
