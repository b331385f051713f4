import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow, howTosIn, names } from './recipe.ts';
import { RECIPES } from './recipes.ts';
import { makeScratchCopy, removeScratchCopy } from './scratch-copy.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const howTos = howTosIn(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'));

/** They change no code, or a separate test covers them. */
const WITHOUT_RECIPE = ['add an app', 'add a dependency', 'make a release'];

/** The tests that fail when a step is missing. */
const TESTS = [
  'packages/domain',
  'packages/contract',
  'tools/webhook-docs',
  'tools/check-boundaries',
  'apps/server/src/db/tables.test.ts',
  'apps/server/src/db/migrate.test.ts',
  'apps/server/src/event',
  'apps/server/src/mail/visitor-mail.test.ts',
  'apps/server/src/wiring/every-call-is-declared.test.ts',
  'apps/server/src/wiring/access-matrix.test.ts',
];

let folder: string;
beforeAll(() => {
  folder = makeScratchCopy();
  for (const recipe of RECIPES) follow(recipe, folder);
}, 120_000);
afterAll(() => removeScratchCopy(folder), 120_000);

/** Runs a command in the copy. Its output is part of the failure. */
async function runInCopy(command: string, ...args: string[]): Promise<void> {
  const { TEST_WHOLE: _, VITEST: _2, ...env } = process.env;
  const program = path.join(folder, 'node_modules/.bin', command);
  await run(program, args, { cwd: folder, env, maxBuffer: 2 ** 26 }).catch(({ stdout, stderr }) => {
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  });
}

test('every how-to has an example', () => {
  expect([...RECIPES.map(({ howTo }) => howTo), ...WITHOUT_RECIPE].sort()).toEqual([...howTos.keys()].sort());
});

test.for(RECIPES)('“$howTo” names every file that it changes', ({ howTo, edits }) => {
  const text = howTos.get(howTo) ?? '';
  expect(edits.map(({ file }) => file).filter((file) => !names(text, file))).toEqual([]);
});

test('whoever follows the how-tos has types that fit', { timeout: 600_000 }, async () => {
  const projects = globSync('{packages,apps}/*/tsconfig.json', { cwd: folder });
  // As `npm run tables` and `npm run webhook-docs`.
  await runInCopy('vitest', 'run', 'apps/server/src/db/tables.test.ts', '--update');
  await runInCopy('node', 'tools/webhook-docs/write-webhook-docs.ts');
  for (const project of projects) await runInCopy('tsc', '-p', path.dirname(project), '--checkers', '1');
});

test('whoever follows the how-tos keeps the boundaries', { timeout: 600_000 }, () =>
  runInCopy('node', 'tools/check-boundaries/check-boundaries.ts'),
);

test(
  'whoever follows the how-tos has green tests of lists, calls, tables and events',
  { timeout: 900_000 },
  () => runInCopy('vitest', 'run', ...TESTS),
);
