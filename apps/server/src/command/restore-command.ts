import path from 'node:path';
import { openForRestore, restore } from '../backup/restore.ts';
import { fileToolsFor } from '../outside/file-tools.ts';
import type { Command } from './command.ts';
import { CommandError } from './command-error.ts';
import { explainFailure } from './explain-failure.ts';
import { useRestingDatabase } from './product-database.ts';
import { withStopSignal } from './stop-signal.ts';

const usage = 'npm run restore -- <file>  fills an empty database, and the file store, from a backup';

export const restoreCommand: Command = {
  usage,
  async run({ config, say }, [given, ...rest]) {
    if (given === undefined || rest.length > 0) throw new CommandError(usage);
    const file = path.resolve(given);
    const { store, incoming } = fileToolsFor(config);
    const { head, manifest, leftOut } = await withStopSignal(async (signal) => {
      const archive = await openForRestore(file);
      const restored = await useRestingDatabase(config, (connection) =>
        restore({ connection, store, incoming, signal }, archive),
      );
      return { ...archive, ...restored };
    }).catch((error) => {
      throw explainFailure(error, 'Nothing was restored', config);
    });
    for (const { name, rows } of manifest.tables) say(`${name.padEnd(28)}${String(rows).padStart(9)} rows`);
    say(`${'files'.padEnd(28)}${String(manifest.files.length).padStart(9)}`);
    for (const name of leftOut) say(`The table ${name} is none of the product's and was left out.`);
    if (manifest.gone.length > 0)
      say(`${manifest.gone.length} files were removed while the backup ran, and are left out.`);
    if (manifest.damaged.length > 0)
      say(`${manifest.damaged.length} files were missing or damaged already when the backup was made.`);
    say(`Restored as of ${head.madeAt}, read back and compared. Start the product now.`);
  },
};
