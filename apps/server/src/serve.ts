import { CommandError } from './command/command-error.ts';
import { type Config, ConfigError } from './config.ts';
import { DataFolderError } from './db/embedded/data-folder-error.ts';
import { createLogger } from './logger.ts';
import { type PageSource, PagesMissing } from './page/page-build.ts';
import { readableLog } from './readable-log.ts';
import { readyNotice } from './ready-notice.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

/** Runs the product until a signal ends it, or until the process that started it is gone. */
export async function serve(config: Config, pages: PageSource): Promise<void> {
  const { stdout } = process;
  const logger = createLogger(config.logLevel, stdout.isTTY ? readableLog(stdout) : undefined);
  const starting = startServer(config, logger, pages);

  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    // A start that fails ends the process itself.
    await (await starting).stop();
    process.exit(0);
  };
  // Before anything is awaited: a signal that comes while the database starts would leave it running.
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('disconnect', () => stop('parent gone'));

  const server = await starting;
  try {
    await server.ready;
  } catch (error) {
    await server.stop();
    throw error;
  }
  stdout.write(readyNotice(server.port, stdout.isTTY, new Date()));
}

/** Ends the process. What an operator can mend is said as one sentence, anything else with its stack. */
export function endWith(error: unknown): never {
  const isForPeople = [ConfigError, DataFolderError, PagesMissing, StartError, CommandError].some(
    (kind) => error instanceof kind,
  );
  console.error(isForPeople && error instanceof Error ? error.message : error);
  process.exit(1);
}
