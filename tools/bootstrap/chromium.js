import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectNode, root, runStep } from './run.js';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Headless Chromium, in which tests take three quarters of the time. */
const HEADLESS = 'chromium-headless-shell';

/** @param {readonly string[]} names @returns {string | undefined} */
function findChromium(names) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    process.exit(1);
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  for (const name of names)
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  return undefined;
}

/** Playwright's own browser, if downloaded. @returns {string | undefined} */
function findPlaywrightChromium() {
  const script = "import('playwright-core').then((p) => console.log(p.chromium.executablePath()))";
  const file = spawnSync(projectNode(), ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
  return file && existsSync(file) ? file : undefined;
}

/**
 * A Chromium: an installed one, else Debian's package, else Playwright's own.
 * @param {boolean} isHeadlessEnough
 */
export async function ensureChromium(isHeadlessEnough = false) {
  const names = isHeadlessEnough ? [HEADLESS, ...WHOLE] : WHOLE;
  const found = findChromium(names) ?? findPlaywrightChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runStep('Updating the package list', 'apt-get', ['update', '-q']);
    const isOffered = spawnSync('apt-cache', ['show', HEADLESS]).status === 0;
    await runStep('Installing Chromium', 'apt-get', [
      'install',
      '-y',
      '-q',
      '--no-install-recommends',
      isHeadlessEnough && isOffered ? HEADLESS : 'chromium',
    ]);
  } else {
    const cli = path.join(root, 'node_modules/playwright-core/cli.js');
    await runStep('Installing Chromium', projectNode(), [cli, 'install', 'chromium']);
  }
  const installed = findChromium(names) ?? findPlaywrightChromium();
  if (installed) return installed;
  console.error('No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.');
  process.exit(1);
}
