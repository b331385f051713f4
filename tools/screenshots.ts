import '@funnel/node-guard';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/**
 * One picture of every screen in every state, at five widths, in both languages and in forced colours: `npm run
 * screenshots`. Arguments after `--` go to Playwright: `npm run screenshots -- --project=390-de -g datepicker`.
 */

const root = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
if (given.length === 0) rmSync(path.join(root, 'screenshots'), { recursive: true, force: true });

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/look', ...given],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
