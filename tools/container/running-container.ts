import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './buildah.ts';
import type { ImageSettings } from './image-settings.ts';
import { below, remember, survivors } from './process-tree.ts';

const READY_WITHIN_MS = 120_000;
const GONE_WITHIN_MS = 10_000;

export interface RunningContainer {
  readonly url: string;
  /** Signals process 1 like a container engine, and fails if any process is left after the timeout. */
  stop(): Promise<string>;
}

/** Starts a container by a command that ends with it, and waits until the product is ready. */
export async function startContainer(
  [program = '', ...args]: readonly string[],
  { entrypoint, stopSignal, uid }: ImageSettings,
  environment = process.env,
): Promise<RunningContainer> {
  const child = spawn(program, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);

  const port = () => /"url":"http:\/\/localhost:(\d+)"/.exec(output)?.[1];
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!port() && child.exitCode === null && Date.now() < giveUpAt) await sleep(20);
  const family = below(child.pid ?? 0);
  remember(family);
  const first = family.find((one) => one.program === entrypoint);
  if (!port() || !first) throw new Error(`The product in the container did not start:\n${output}`);
  const owner = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${first.pid}/status`, 'utf8'))?.[1]);
  if (owner !== uid) throw new Error(`It runs as user ${owner}, not as ${uid}.`);

  return {
    url: `http://127.0.0.1:${port()}`,
    async stop() {
      const family = below(child.pid ?? 0);
      remember(family);
      const sentAt = performance.now();
      process.kill(first.pid, stopSignal);
      const code = await Promise.race([ended, sleep(GONE_WITHIN_MS, 'nothing', { ref: false })]);
      const seconds = ((performance.now() - sentAt) / 1000).toFixed(1);
      if (code !== 0)
        throw new Error(`Within 10 s after ${stopSignal} the container ended with ${code}:\n${output}`);
      const left = survivors().filter(({ pid }) => family.some((one) => one.pid === pid));
      if (left.length > 0) throw new Error(`Still there: ${left.map(({ program }) => program).join(', ')}`);
      return `${family.length} processes gone ${seconds} s after ${stopSignal}, of 10 s`;
    },
  };
}
