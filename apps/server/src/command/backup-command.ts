import { access } from 'node:fs/promises';
import path from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { fileToolsFor } from '../outside/file-tools.ts';
import { MIN_FREE_BYTES } from '../outside/incoming-folder.ts';
import type { Command } from './command.ts';
import { CommandError } from './command-error.ts';
import { explainFailure } from './explain-failure.ts';
import { useProductDatabase } from './product-database.ts';
import { withStopSignal } from './stop-signal.ts';

const usage =
  'npm run backup -- <file>  writes all rows and files of the product into one archive, also while it runs';

export const backupCommand: Command = {
  usage,
  async run({ config, now, say }, [given, ...rest]) {
    if (given === undefined || rest.length > 0) throw new CommandError(usage);
    const file = path.resolve(given);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) throw new CommandError(`There is already a file ${file}; nothing was changed.`);
    const { store } = fileToolsFor(config);
    const { tables, files, damaged } = await withStopSignal((signal) =>
      useProductDatabase(config, (connection) =>
        backUp({ connection, store, now }, file, { minFreeBytes: MIN_FREE_BYTES, signal }),
      ),
    ).catch((error) => {
      throw explainFailure(error, 'No backup was made', config);
    });
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    say(`${file}: ${rows} rows of ${tables.length} tables, ${files.length} files, read back and compared.`);
    say('It holds personal data and secrets. Only you may read it; keep it so.');
    if (damaged.length > 0)
      throw new CommandError(
        `The file store lacks ${damaged.length} files that the database names, or has other contents:\n` +
          `  ${damaged.join('\n  ')}\nThe backup holds all the rest.`,
      );
  },
};
