import '@funnel/node-guard';
import path from 'node:path';
import { CommandError } from './command/command-error.ts';
import { runCommand } from './command/run-command.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DataFolderError } from './db/embedded/data-folder-error.ts';
import { createLogger } from './logger.ts';
import { loadPageBuild } from './page/page-build.ts';
import { readableLog } from './readable-log.ts';
import { readyNotice } from './ready-notice.ts';
import { StartError, startServer } from './start-server.ts';

const APPS = path.join(import.meta.dirname, '../..');
const BUILDS = { funnel: path.join(APPS, 'funnel/dist'), customer: path.join(APPS, 'customer/dist') };

const [command, ...args] = process.argv.slice(2);

async function serve(config: Config): Promise<void> {
  const { stdout } = process;
  const logger = createLogger(config.logLevel, stdout.isTTY ? readableLog(stdout) : undefined);
  const server = await startServer(config, logger, await loadPageBuild(BUILDS));

  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  // Whoever started us is gone: nothing is left running behind its back.
  process.on('disconnect', () => stop('parent gone'));

  try {
    await server.ready;
  } catch (error) {
    await server.stop();
    throw error;
  }
  stdout.write(readyNotice(server.port, stdout.isTTY, new Date()));
}

try {
  const config = readConfig(process.env);
  if (command === undefined) await serve(config);
  else await runCommand(command, args, { config, say: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  const isForPeople = [ConfigError, DataFolderError, StartError, CommandError].some(
    (kind) => error instanceof kind,
  );
  console.error(isForPeople && error instanceof Error ? error.message : error);
  process.exit(1);
}
