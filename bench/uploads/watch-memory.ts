import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;

export interface MemorySeen {
  readonly idleMb: number;
  readonly serverMb: number;
  readonly picturesMb: number;
}

/** Monitors a server and its picture processes until stopped. Needs Linux (/proc). */
export async function watchMemory(pid: number): Promise<{ stop: () => Promise<MemorySeen> }> {
  const idleMb = await megabytes(pid, 'Rss');
  let serverMb = idleMb;
  let picturesMb = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      serverMb = Math.max(serverMb, await megabytes(pid, 'Rss'));
      const pictures = await Promise.all(
        (await pictureProcessesOf(pid)).map((child) => megabytes(child, 'Pss')),
      );
      picturesMb = Math.max(
        picturesMb,
        pictures.reduce((sum, each) => sum + each, 0),
      );
      await sleep(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return { idleMb, serverMb, picturesMb };
    },
  };
}

async function megabytes(pid: number, field: 'Rss' | 'Pss'): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;
}

async function pictureProcessesOf(server: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${server}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${server}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  const commands = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  );
  return children.filter((_, index) => commands[index]?.includes('reencode-picture'));
}
