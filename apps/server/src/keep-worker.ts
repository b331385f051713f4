import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Logger } from 'pino';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const RESTART_PAUSE_MS = 1_000;

/** The worker as a process beside the server, started again whenever it ends. */
export function keepWorker(logger: Logger) {
  let child = start();
  let isStopping = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function start(): ChildProcess {
    // The channel tells the worker when this process is gone.
    const started = spawn(process.execPath, [MAIN, 'worker'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.once('exit', (code, signal) => {
      if (isStopping) return;
      logger.error({ reason: signal ?? `exit code ${code}` }, 'the worker has ended: starting it again');
      pause = setTimeout(() => {
        child = start();
      }, RESTART_PAUSE_MS);
    });
    return started;
  }

  return {
    /** Lets the jobs under way end. */
    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(pause);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
