import { type ChildProcess, spawn } from 'node:child_process';
import type { DatabaseUser } from './database-user.ts';

/**
 * Starts with a clean environment: PGPORT, PGDATA or LC_ALL of the operator's shell would change what the binaries do.
 * The working folder is one that every user can enter.
 */
export function spawnAsDatabaseUser(
  program: string,
  args: string[],
  user: DatabaseUser,
  options: { detached: boolean; env?: Record<string, string> },
): ChildProcess {
  return spawn(program, args, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: options.detached,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...options.env },
    ...(user.isSomebodyElse ? { uid: user.uid, gid: user.gid } : {}),
  });
}
