import '@funnel/node-guard';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * `npm run test:faults`: all fault tests at full size, with a table of results. `npm test` runs most of them in a short
 * form.
 */

const root = path.resolve(import.meta.dirname, '../..');
const FILES = [
  'fault/survives-kills',
  'fault/outlives-hang-ups',
  'fault/webhooks-survive-kills',
  'fault/outlives-its-database',
  'process/stops-in-time',
  'process/supervise-worker',
  'fault/two-instances',
  'fault/races-for-slots',
  'wiring/fuzzes-every-call',
  'process/start-server',
  'fault/backup-faults',
  'fault/backup-drill',
];

interface Row {
  readonly what: string;
  readonly figures: Readonly<Record<string, number>>;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'funnel-faults-'));
const report = path.join(folder, 'report');
const startedAt = Date.now();
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/vitest'),
  ['run', '--no-file-parallelism', ...FILES.map((name) => `apps/server/src/${name}.`)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FAULT_REPORT: report } },
);

const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
rmSync(folder, { recursive: true });
const rows = lines.map((line) => JSON.parse(line) as Row);
const width = Math.max(0, ...rows.map(({ what }) => what.length));
console.log(
  `\n${os.cpus()[0]?.model ?? os.arch()}, ${os.cpus().length} cores, ${Math.round((Date.now() - startedAt) / 1000)} s`,
);
for (const { what, figures } of rows) {
  const cells = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  console.log(`${what.padEnd(width)}  ${cells.join(', ')}`);
}
console.log(status === 0 ? 'All held.' : 'Not all held: see above.');
process.exitCode = status ?? 1;
