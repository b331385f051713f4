import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runStep } from './run.js';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry>} */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** What the lock file asks for and node_modules does not have; optional packages of other platforms do not count. */
function missingPackages() {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.optional)
    .filter(([place, entry]) => {
      const found = present[place];
      return found?.version !== entry.version || found?.integrity !== entry.integrity;
    })
    .map(([place]) => place);
}

/**
 * Installs what the lock file says, unless it is there already. `npm ci` would be stricter, but refuses a lock
 * file that lacks optional packages of other platforms; so npm install runs without saving, and the result is
 * compared with the lock file afterwards.
 */
export async function ensureInstalled() {
  if (missingPackages().length === 0) return;
  const npmCli = process.env['npm_execpath'];
  const [command, ...args] = npmCli ? [process.execPath, npmCli] : ['npm'];
  await runStep('Installing packages', /** @type {string} */ (command), [
    ...args,
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
  ]);
  const missing = missingPackages();
  if (missing.length > 0) {
    console.error(`The lock file and package.json disagree; not installed as locked: ${missing.join(', ')}`);
    process.exit(1);
  }
}
