import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fitsPlatform, requireSupportedPlatform } from './platform.js';
import { root, runStep } from './run.js';

/** @typedef {import('./platform.js').Constraint & { version?: string, integrity?: string, optional?: boolean, link?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry>} */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** An optional package is required if it is the native part for this platform: npm silently skips failures.
 * @param {Entry} entry @param {import('./platform.js').Platform} platform */
function isNeeded(entry, platform) {
  return !entry.link && (!entry.optional || Boolean(entry.cpu && fitsPlatform(entry, platform)));
}

/** The packages of the lock file that node_modules lacks. @param {import('./platform.js').Platform} platform */
function missingPackages(platform) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted)
    .filter(([place, entry]) => place.includes('node_modules/') && isNeeded(entry, platform))
    .filter(([place, entry]) => {
      const found = present[place];
      return found?.version !== entry.version || found?.integrity !== entry.integrity;
    })
    .map(([place]) => place);
}

/** Installs exactly the lock file, unless node_modules is up to date. */
export async function ensureInstalled() {
  const platform = requireSupportedPlatform();
  if (missingPackages(platform).length === 0) return;
  const npmCli = process.env['npm_execpath'];
  const [command, ...args] = npmCli ? [process.execPath, npmCli] : ['npm'];
  await runStep('Installing packages', /** @type {string} */ (command), [
    ...args,
    'ci',
    '--include=dev',
    '--include=optional',
  ]);
  const missing = missingPackages(platform);
  if (missing.length > 0) {
    console.error(`npm did not install these packages of the lock file: ${missing.join(', ')}`);
    process.exit(1);
  }
}
