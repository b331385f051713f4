import os from 'node:os';
import type { Config } from '../config/config.ts';
import { createLogger } from '../log/logger.ts';
import { readableLog } from '../log/readable-log.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { startWorker } from './start-worker.ts';

/** Runs a worker until a signal, or until its parent server ends. */
export async function work(config: Config): Promise<void> {
  // Lower priority: writing mails must not slow down visitors.
  if (config.worker === 'beside') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const { stdout } = process;
  const logger = createLogger(config.logLevel, stdout.isTTY ? readableLog(stdout) : undefined);
  // Beside a server, the server has logged them.
  if (config.worker === 'apart') for (const sentence of config.misspelt) logger.warn(sentence);
  await runUntilStopped(startWorker(config, logger), logger);
  logger.info('the worker is ready');
}
