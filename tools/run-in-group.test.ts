import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endGroups, runInGroup } from './run-in-group.ts';

/** Starts a worker, prints its pid, and ends on a signal without stopping the worker. */
const RUNNER = `
  const worker = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  process.on('SIGTERM', () => process.exit(1));
  worker.on('spawn', () => console.log(worker.pid));`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a stage that is ended leaves none of its workers behind', async () => {
  const runner = runInGroup(process.execPath, ['-e', RUNNER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(runner.stdout ?? runner, 'data')) as [Buffer];
  const worker = Number(String(line));
  expect(isRunning(worker)).toBe(true);
  endGroups('SIGTERM');
  await once(runner, 'close');
  while (isRunning(worker)) await sleep(10);
});
