import os from 'node:os';
import type { Load } from './load.ts';

export interface Row {
  readonly name: string;
  readonly loads: readonly Load[];
  /** The baseline. */
  readonly beside?: readonly Load[];
  readonly goal?: { readonly leastShare: number; readonly mostP99?: number };
}

const JOBS_GOAL = 300;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function line({ name, loads, beside, goal }: Row): string {
  const perSecond = median(loads.map((load) => load.perSecond));
  const p99 = median(loads.map((load) => load.p99Ms));
  const cells = [
    name.padEnd(18),
    perSecond.toFixed(0).padStart(8),
    median(loads.map((load) => load.p50Ms))
      .toFixed(1)
      .padStart(8),
    p99.toFixed(1).padStart(8),
  ];
  if (beside && goal) {
    // Ratios within each round: other load changes from round to round.
    const share = median(loads.map((load, round) => load.perSecond / (beside[round]?.perSecond ?? 1)));
    const slower = median(loads.map((load, round) => load.p99Ms / (beside[round]?.p99Ms ?? 1)));
    cells.push(judge(share, goal.leastShare, share >= goal.leastShare, '>='));
    if (goal.mostP99) cells.push(judge(slower, goal.mostP99, slower <= goal.mostP99, '<='));
  }
  const failed = loads.flatMap((load) => [...load.statuses]).filter(([status]) => status !== 200);
  if (failed.length > 0)
    cells.push(`  failed: ${failed.map(([status, count]) => `${count} x ${status}`).join(', ')}`);
  return cells.join('');
}

function judge(value: number, goal: number, isMet: boolean, sign: string): string {
  return `   ${value.toFixed(2)} (goal ${sign} ${goal}: ${isMet ? 'met' : 'missed'})`;
}

export function report(rows: readonly Row[], jobs: readonly number[], options: { clients: number }): string {
  const cpu = os.cpus()[0]?.model ?? os.arch();
  return [
    '',
    `${options.clients} clients, medians of ${jobs.length} rounds; ${cpu}, ${os.cpus().length} cores`,
    `${'what'.padEnd(18)}${'a second'.padStart(8)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}   share, p99 ratio`,
    ...rows.map(line),
    `jobs done while nothing else happens: ${judge(median(jobs), JOBS_GOAL, median(jobs) >= JOBS_GOAL, '>=').trim()} a second`,
  ].join('\n');
}
