// Runs on Node 20, before anything is installed.

/** @typedef {{ os: string, cpu: string, libc?: 'glibc' }} Platform */
/**
 * The platform constraints of a package in a lock file. @typedef {{ os?: string | string[], cpu?: string | string[],
 * libc?: string | string[] }} Constraint
 */

/** The supported platforms. @type {readonly Platform[]} */
export const SUPPORTED_PLATFORMS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
];

const NAMES = 'Linux (x64, arm64; glibc), macOS (arm64, x64) and Windows through WSL';

/** @param {string | string[] | undefined} wanted @param {string | undefined} found */
function allows(wanted, found) {
  return wanted === undefined || (found !== undefined && [wanted].flat().includes(found));
}

/** Whether npm installs a package on a platform. @param {Constraint} entry @param {Platform} platform */
export function fitsPlatform(entry, { os, cpu, libc }) {
  return allows(entry.os, os) && allows(entry.cpu, cpu) && allows(entry.libc, libc);
}

/** The supported platform of a machine, if any. @param {string} os @param {string} cpu @param {boolean} isGlibc */
export function supportedPlatform(os, cpu, isGlibc) {
  return SUPPORTED_PLATFORMS.find(
    (platform) => platform.os === os && platform.cpu === cpu && (!platform.libc || isGlibc),
  );
}

function hasGlibc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime !== undefined;
}

/** This machine's platform; exits with an error message if unsupported. @returns {Platform} */
export function requireSupportedPlatform() {
  const { platform: os, arch: cpu } = process;
  const found = supportedPlatform(os, cpu, os === 'linux' && hasGlibc());
  if (found) return found;
  const musl = os === 'linux' && !hasGlibc() ? ' without glibc' : '';
  console.error(`This machine is ${os} on ${cpu}${musl}; the product runs on ${NAMES}.`);
  process.exit(1);
}
