import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly program: string;
}

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [program = ''] = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
      const found = { pid: Number(name), parent: Number(parent), program: path.basename(program) };
      return state === 'Z' ? [] : [found];
    } catch {
      return [];
    }
  });
}

/** The descendants of a process, outermost first. */
export function below(pid: number, all = processes()): Process[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid, all)]);
}

/** Started processes that would outlive us. */
const started = new Set<number>();

export function remember(all: readonly Process[]): void {
  for (const { pid } of all) started.add(pid);
}

/** Those that are still running. */
export function survivors(): Process[] {
  return processes().filter(({ pid }) => started.has(pid));
}

export function killSurvivors(): void {
  for (const { pid } of survivors()) process.kill(pid, 'SIGKILL');
}
