import '@funnel/node-guard';
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** For daily work: the server restarts on a change, Vite serves the pages with hot reload and passes calls on. */

const root = path.resolve(import.meta.dirname, '..');
const SERVER_PORT = '3001';
const PAGES_PORT = process.env['PORT'] ?? '3000';

function start(args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
}

const build = start(['tools/build.ts'], {});
await new Promise((resolve) => build.on('exit', resolve));

const children = [
  start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    PORT: SERVER_PORT,
    HOST: '127.0.0.1',
  }),
  start(['node_modules/vite/bin/vite.js', 'apps/funnel', '--port', PAGES_PORT, '--strictPort'], {
    FUNNEL_SERVER: `http://127.0.0.1:${SERVER_PORT}`,
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
