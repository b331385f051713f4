import { readdir, readFile } from 'node:fs/promises';

interface Process {
  readonly pid: number;
  readonly role: string;
}

/** The server and its Node child processes. Needs Linux (/proc). */
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

/** CPU seconds so far by role. For Postgres including all child processes, also ended ones. */
export async function cpuSeconds(
  server: number,
  postmaster: number,
): Promise<Readonly<Record<string, number>>> {
  const own = (await processesOf(server)).map(
    async ({ pid, role }) => [role, (await ticksOf(pid)).own] as const,
  );
  const database = await ticksOf(postmaster);
  const backends = await Promise.all((await childrenOf(postmaster)).map(ticksOf));
  const ofDatabase = backends.reduce((sum, { own }) => sum + own, database.own + database.ended);
  const ticks = [...(await Promise.all(own)), ['postgres', ofDatabase] as const];
  return Object.fromEntries(ticks.map(([role, count]) => [role, count / TICKS_A_SECOND]));
}

/** The clock tick of Linux, on all machines. */
const TICKS_A_SECOND = 100;

/** Its own CPU time, and that of its ended children. */
async function ticksOf(pid: number): Promise<{ readonly own: number; readonly ended: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the name in brackets, which may contain spaces. Times are the fields 14 to 17.
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return { own: user + system, ended: endedUser + endedSystem };
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
