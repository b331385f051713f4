import '@funnel/node-guard';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { readConfig } from '@funnel/server/config';
import { endWith } from '@funnel/server/end-with';
import { startHost } from './dev-host.ts';
import { isServerSource } from './server-sources.ts';

/**
 * `npm run dev`: the product itself (dev-server.ts), with its database and Vite in this process, where they outlive it
 * (dev-host.ts). A change in the server's sources starts a new one. The old one serves until the new one is ready, so
 * that the port is never closed. All other changes are hot-reloaded by Vite.
 */

/** `npm run dev -- --inspect` opens Node's debugger in the server. */
const inspect = process.argv.slice(2).filter((argument) => argument.startsWith('--inspect'));
/** Debounce: an editor writes a file in several steps, and a branch switch changes many files. */
const QUIET_MS = 150;

const host = await startHost(readConfigOrEnd(), onChange);
host.started.catch((error) => {
  // One error message is enough: the server would report a failed connection, too.
  for (const server of Object.values(cluster.workers ?? {})) server?.process.kill('SIGKILL');
  endWith(error);
});
cluster.setupPrimary({
  exec: path.join(import.meta.dirname, 'dev-server.ts'),
  args: [],
  execArgv: inspect,
  // Always the same one: a cluster would increment it.
  inspectPort: Number(/(\d+)$/.exec(inspect[0] ?? '')?.[1] ?? 9229),
});

let serving: Worker | undefined;
let starting: Worker | undefined = startServer();
/** Whether the last start failed: any change may fix it. */
let hasFailed = false;
let isStopping = false;
let restart: ReturnType<typeof setTimeout> | undefined;

function readConfigOrEnd() {
  try {
    return readConfig(process.env);
  } catch (error) {
    endWith(error);
  }
}

function startServer(): Worker {
  const server = cluster.fork({ DEV_HOST: host.socket });
  server.on('message', () => {
    if (server !== starting) return;
    serving?.process.kill('SIGTERM');
    serving = server;
    starting = undefined;
    hasFailed = false;
  });
  server.on('exit', () => {
    if (isStopping || (server !== starting && server !== serving)) return;
    if (server === serving) serving = undefined;
    else starting = undefined;
    hasFailed = true;
    console.error(
      serving
        ? 'The new server does not start: the one before goes on until the next change.'
        : 'The server has ended. It starts again with the next change.',
    );
  });
  return server;
}

async function end(server: Worker): Promise<void> {
  if (server.isDead()) return;
  const ended = once(server, 'exit');
  server.process.kill('SIGTERM');
  await ended;
}

async function startAgain(): Promise<void> {
  if (isStopping) return;
  console.log('A source of the server has changed: starting again …');
  starting?.process.kill('SIGTERM');
  starting = undefined;
  if (inspect.length > 0 && serving) {
    // The debugger port is still in use.
    const old = serving;
    serving = undefined;
    await end(old);
    if (isStopping) return;
  }
  starting = startServer();
}

function onChange(file: string): void {
  // A process that is ending may not receive it, which is no error.
  for (const server of Object.values(cluster.workers ?? {})) server?.send('changed', () => undefined);
  if (!isServerSource(file) && !hasFailed) return;
  clearTimeout(restart);
  restart = setTimeout(startAgain, QUIET_MS);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(restart);
  await Promise.all(Object.values(cluster.workers ?? {}).flatMap((server) => (server ? [end(server)] : [])));
  await host.stop();
  process.exit(0);
}
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, stop);
