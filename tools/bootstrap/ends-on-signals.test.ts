import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const GONE_WITHIN_MS = 10_000;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** From /proc if it exists, since a minimal Linux may lack ps; macOS has no /proc. */
function processes(): Process[] {
  if (!existsSync('/proc/self/stat')) return processesByPs();
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }];
    } catch {
      return [];
    }
  });
}

function processesByPs(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return !command || state?.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** A process and its descendants. */
function familyOf(pid: number): Process[] {
  const all = processes();
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return [...all.filter((one) => one.pid === pid), ...below(pid)];
}

interface Running {
  readonly npm: ChildProcess;
  readonly url: string;
  readonly family: readonly Process[];
}

/** `npm start` or `npm run dev` in its own process group, as under a supervisor. */
async function run(script: string, dataDir: string): Promise<Running> {
  const npm = spawn('npm', ['run', script], {
    cwd: root,
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  npm.stderr.on('data', (chunk) => (output += chunk));
  const served = () => /"url":"http:\/\/localhost:(\d+)"/.exec(output)?.[1];
  while (!served()) {
    if (npm.exitCode !== null) throw new Error(`npm run ${script} ended:\n${output}`);
    await sleep(50);
  }
  return { npm, url: `http://127.0.0.1:${served()}`, family: familyOf(npm.pid ?? 0) };
}

const TARGETS = {
  npm: ({ npm }: Running) => npm.pid ?? 0,
  'its script': ({ npm, family }: Running) => family.find(({ parent }) => parent === npm.pid)?.pid ?? 0,
  'the process group': ({ npm }: Running) => -(npm.pid ?? 0),
};

const isWhole = process.env['TEST_WHOLE'] === 'true';
const CASES = (['start', 'dev'] as const).flatMap((script) =>
  (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).flatMap((target) =>
    (['SIGTERM', 'SIGINT', 'SIGKILL'] as const)
      // After the group is killed only Postgres remains, which is not a member of it.
      .filter((signal) => signal !== 'SIGKILL' || target === 'npm')
      .map((signal) => ({ script, signal, target })),
  ),
);
/** The whole run has every combination. */
const SHORT = ['start SIGINT the process group', 'dev SIGTERM npm'];

/** Starts it, lets `act` end it, and fails if any process is left ten seconds later. */
async function expectNothingLeft(script: string, act: (running: Running) => Promise<void> | void) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'funnel-signal-'));
  await chmod(dataDir, 0o755);
  const running = await run(script, dataDir);
  const left = () => {
    const pids = new Set(running.family.map(({ pid }) => pid));
    return processes().filter(({ pid }) => pids.has(pid));
  };
  try {
    expect(running.family.map(({ command }) => command).join('\n')).toContain('postgres');
    const page = await (await fetch(`${running.url}/services/fun/funnel`)).text();
    expect(page).toContain('data-step="question_shape"');
    const sentAt = performance.now();
    await act(running);
    while (left().length > 0 && performance.now() - sentAt < GONE_WITHIN_MS) await sleep(50);
    expect(left()).toEqual([]);
  } finally {
    for (const { pid } of left()) process.kill(pid, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

describe('nothing is left running', { timeout: 120_000 }, () => {
  test.for(
    CASES.filter(({ script, signal, target }) => isWhole || SHORT.includes(`${script} ${signal} ${target}`)),
  )('npm run $script, $signal to $target', async ({ script, signal, target }) => {
    await expectNothingLeft(script, (running) => void process.kill(TARGETS[target](running), signal));
  });

  // Its short form is apps/server/src/process/stops-in-time.test.ts.
  if (isWhole)
    test('but a call under way is finished before', async () => {
      await expectNothingLeft('start', async (running) => {
        const call = request(`${running.url}/api/v1/error-reports`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
        });
        const answered = once(call, 'response');
        call.write('{"message":');
        // Once the server answers a later call, it has started to read the body.
        await fetch(`${running.url}/healthz`);
        process.kill(TARGETS.npm(running), 'SIGTERM');
        await sleep(1_000);
        call.end('"late"}');
        const [reply] = (await answered) as [IncomingMessage];
        reply.resume();
        expect(reply.statusCode).toBeLessThan(500);
      });
    });
});
