import { readdir, readFile } from 'node:fs/promises';

interface Process {
  readonly pid: number;
  readonly role: string;
}

/** The server and the Node processes below it. Reads /proc, so it needs Linux. */
export async function processesOf(server: number): Promise<readonly Process[]> {
  const below = await Promise.all(
    (await childrenOf(server)).map(async (pid) => ({ pid, role: await roleOf(pid) })),
  );
  return [{ pid: server, role: 'server' }, ...below.filter(({ role }) => role !== 'postgres')];
}

export async function residentMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

async function roleOf(pid: number): Promise<string> {
  const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  return /postgres/.test(command[0] ?? '') ? 'postgres' : (command.at(-2) ?? 'unknown');
}
