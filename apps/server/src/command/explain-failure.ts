import { ArchiveError } from '../backup/archive.ts';
import { NoProductError } from '../backup/copy-tables.ts';
import { RestoreRefusal } from '../backup/restore.ts';
import type { Config } from '../config/config.ts';
import { StartError, startErrorOf } from '../process/start-error.ts';
import { CommandError } from './command-error.ts';

const FOR_PEOPLE = [RestoreRefusal, NoProductError, StartError];

/** Turns an error that an operator can fix into a sentence. Any other error is returned with its stack. */
export function explainFailure(failure: unknown, outcome: string, config: Config): unknown {
  const error = startErrorOf(failure, config);
  if (!(error instanceof Error)) return error;
  if (FOR_PEOPLE.some((kind) => error instanceof kind))
    return new CommandError(`${outcome}. ${error.message}`);
  if (error instanceof ArchiveError)
    return new CommandError(`${outcome}. The archive is broken: ${error.message}.`);
  if (error.name === 'AbortError') return new CommandError(`${outcome}: stopped.`);
  return 'code' in error ? new CommandError(`${outcome}: ${error.message} (${error.code}).`) : error;
}
