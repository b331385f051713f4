import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Several times what the tests write: 300 MB at once. */
const NEEDED_BYTES = 2 * 2 ** 30;

/**
 * A folder in memory, or undefined where there is none, no room, or where programs may not run, as in many containers.
 * Tests make and drop some two hundred databases: on a disk they mostly wait for it (fsync).
 */
export function makeMemoryFolder(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < NEEDED_BYTES) return undefined;
    folder = mkdtempSync(path.join(MEMORY, 'funnel-test-'));
    // Postgres runs as another user, with programs that are copied to where this user can reach them.
    chmodSync(folder, 0o755);
    const program = path.join(folder, 'true');
    copyFileSync('/bin/true', program);
    if (spawnSync(program).status === 0) return folder;
  } catch {
    // No such folder, as on a Mac, or none that this user may write to.
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
  return undefined;
}
