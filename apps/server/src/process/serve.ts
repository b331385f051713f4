import type { Config } from '../config/config.ts';
import { createLogger, describeError } from '../log/logger.ts';
import { readableLog } from '../log/readable-log.ts';
import type { PageSource } from '../page/page-build.ts';
import { readyNotice } from './ready-notice.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { startServer } from './start-server.ts';

/** Runs the product until a signal, or until its parent process ends. */
export async function serve(config: Config, pages: PageSource): Promise<void> {
  const { stdout } = process;
  const logger = createLogger(config.logLevel, stdout.isTTY ? readableLog(stdout) : undefined);
  for (const sentence of config.misspelt) logger.warn(sentence);
  const { port, setUpLink } = await runUntilStopped(startServer(config, logger, pages), logger);
  const link = await setUpLink().catch((error) => {
    logger.warn({ error: describeError(error) }, 'no link to set the desk up');
    return undefined;
  });
  stdout.write(readyNotice({ port, setUpLink: link, isTerminal: stdout.isTTY, now: new Date() }));
}
