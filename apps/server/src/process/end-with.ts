import { CommandError } from '../command/command-error.ts';
import { ConfigError } from '../config/config.ts';
import { DataFolderError } from '../db/embedded/data-folder-error.ts';
import { PagesMissing } from '../page/page-build.ts';
import { StartError } from './start-error.ts';

/** Ends the process. An error that an operator can fix is printed as one sentence, any other error with its stack. */
export function endWith(error: unknown): never {
  const isForPeople = [ConfigError, DataFolderError, PagesMissing, StartError, CommandError].some(
    (kind) => error instanceof kind,
  );
  console.error(isForPeople && error instanceof Error ? error.message : error);
  process.exit(1);
}
