import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SpawnedServer } from './spawn-server.ts';

const run = promisify(execFile);

/** The peak memory of a process until it ends, in MB. */
export async function peakMemory({
  process: child,
  ended,
}: Pick<SpawnedServer, 'process' | 'ended'>): Promise<number> {
  let peak = 0;
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) {
    const asked = run('ps', ['-o', 'rss=', '-p', String(child.pid)]);
    const { stdout } = await asked.catch(() => ({ stdout: '0' }));
    peak = Math.max(peak, Number(stdout) / 1024);
    await sleep(50);
  }
  return peak;
}
