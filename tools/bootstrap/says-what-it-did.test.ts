import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_ALREADY } from './built-already.js';

const stepModule = JSON.stringify(path.join(import.meta.dirname, 'run.js'));

/** The output of a step that runs Node with `args`. */
function runStep(nodeArgs: readonly string[], already: string) {
  const args = ['Building', process.execPath, nodeArgs, already].map((one) => JSON.stringify(one));
  const code = `import { runStep } from ${stepModule}; await runStep(${args.join(', ')})`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
}

test('npm start says that the pages are built already, and not that they are being built', () => {
  // Not the build itself: it would replace stale pages that other tests are serving.
  const { stdout } = runStep(['--eval', `console.log('${BUILT_ALREADY}')`], BUILT_ALREADY);
  expect(stdout).toBe('The pages are built already.\n');
});

test('a step that has work to do says what it does and how long it took', () => {
  const { stdout } = runStep(['--eval', "console.log('at work')"], BUILT_ALREADY);
  expect(stdout).toMatch(/^Building …\nBuilding: done, \d+\.\d s\n$/);
});

test('a step that fails shows its output', () => {
  const { stdout, stderr, status } = runStep(
    ['--eval', "console.error('no room'); process.exit(3)"],
    BUILT_ALREADY,
  );
  expect(stdout).toMatch(/^Building: failed, \d+\.\d s\n$/);
  expect(stderr).toBe('no room\n');
  expect(status).toBe(1);
});
