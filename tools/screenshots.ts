import '@funnel/node-guard';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/**
 * One picture of every screen in every state, at four widths and in both languages: `npm run screenshots`. What follows
 * `--` goes to Playwright: `npm run screenshots -- --project=390-de -g datepicker`.
 */

const root = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
if (given.length === 0) rmSync(path.join(root, 'screenshots'), { recursive: true, force: true });

for (const [command = '', ...args] of [
  ['node', 'tools/build.ts'],
  ['playwright', 'test', '-c', 'e2e/look', ...given],
]) {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
