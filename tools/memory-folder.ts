import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Several times the size of the tests' data (300 MB). */
const NEEDED_BYTES = 2 * 2 ** 30;

/**
 * A folder in memory (tmpfs); undefined if there is none, not enough space, or programs may not run there, as in many
 * containers. Tests create and drop some two hundred databases, which on a disk mostly wait for fsync.
 */
export function makeMemoryFolder(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < NEEDED_BYTES) return undefined;
    folder = mkdtempSync(path.join(MEMORY, 'funnel-test-'));
    // Postgres runs as another user, with binaries copied to a reachable place.
    chmodSync(folder, 0o755);
    const program = path.join(folder, 'true');
    copyFileSync('/bin/true', program);
    if (spawnSync(program).status === 0) return folder;
  } catch {
    // No such folder, as on macOS, or not writable.
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
  return undefined;
}
