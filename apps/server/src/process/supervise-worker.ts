import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Logger } from 'pino';
import { describeError } from '../log/logger.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');
const RESTART_PAUSE_MS = 1_000;
/** The worker's jobs have six seconds to end, its last queries one. A hung worker must not block the shutdown. */
const STOP_WITHIN_MS = 7_000;

/** The worker as a process beside the server, restarted whenever it ends. */
export function superviseWorker(logger: Logger) {
  let child = start();
  let isStopping = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function start(): ChildProcess {
    // The IPC channel closes when this process dies. The worker then stops.
    const started = spawn(process.execPath, [MAIN, 'worker'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // `close` also follows a failed spawn, for example when memory is short. `error` comes first then, and an `error`
    // event without a listener would end the server.
    started.on('error', (error) =>
      logger.error({ error: describeError(error) }, 'the worker does not start'),
    );
    started.once('close', (code, signal) => {
      if (isStopping) return;
      logger.error({ reason: signal ?? `exit code ${code}` }, 'the worker has ended: starting it again');
      pause = setTimeout(() => {
        child = start();
      }, RESTART_PAUSE_MS);
    });
    return started;
  }

  return {
    /** Lets running jobs finish. */
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(pause);
      if (child.exitCode !== null || child.signalCode !== null) return;
      if (child.pid === undefined) return;
      child.kill('SIGTERM');
      const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await once(child, 'exit');
      clearTimeout(deadline);
    },
  };
}
