// Runs before the project's own Node exists: plain JavaScript that Node 20 understands, no dependency.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The project's own Node, or the current one before it is installed. */
export function projectNode() {
  const own = path.join(root, 'node_modules/.bin/node');
  return existsSync(own) ? own : process.execPath;
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** The current child process, which gets every signal. @type {ChildProcess | undefined} */
let running;
let isStopping = false;

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  isStopping = true;
  if (running) running.kill(signal);
  else process.exit(1);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(signal));

// A killed npm cannot forward signals. Its scripts begin with `exec`, so npm itself is our parent.
const startedBy = process.ppid;
if (process.env['npm_lifecycle_event'])
  setInterval(() => process.ppid === startedBy || isStopping || stop('SIGTERM'), 500).unref();

/**
 * Runs a slow step with a progress line; its output is shown only on failure. A step without work prints `already`, and
 * only that is shown.
 * @param {string} label @param {string} command @param {string[]} args @param {string} [already]
 */
export async function runStep(label, command, args, already) {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  function begin() {
    process.stdout.write(`${label} …${process.stdout.isTTY ? '' : '\n'}`);
    if (process.stdout.isTTY)
      timer = setInterval(() => process.stdout.write(`\r${label} … ${seconds()}`), 200);
  }
  let isDoneAlready = false;
  if (already === undefined) begin();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  const output = /** @type {Buffer[]} */ ([]);
  child.stdout.once('data', (chunk) => {
    if (already === undefined) return;
    isDoneAlready = String(chunk).startsWith(already);
    if (!isDoneAlready) begin();
  });
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.on('close', resolve);
  });
  running = undefined;
  clearInterval(timer);
  if (isStopping) process.exit(1);
  const ended = `${timer ? '\r' : ''}${label}: ${code === 0 ? 'done' : 'failed'}, ${seconds()}`;
  process.stdout.write(`${isDoneAlready && code === 0 ? already : ended}\n`);
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output));
    process.exit(1);
  }
}

/**
 * Runs a script on the project's Node, and exits with its exit code. The IPC channel lets the child notice the end of
 * this process, so that nothing is left running after a kill.
 * @param {string} script @param {string[]} args
 */
export function handOver(script, args = []) {
  const child = spawn(projectNode(), [path.join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // Programs that it starts by name are the project's own, too.
      PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? path.join(root, '.cache/node'),
    },
  });
  running = child;
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
