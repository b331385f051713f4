import type { Connection } from '../db/database.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { openSession } from '../db/open-session.ts';
import { makeJobTables } from '../jobs/job-board.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import type { IncomingFolder } from '../outside/incoming-folder.ts';
import { checkArchive } from './check-archive.ts';
import { compareRestored } from './compare-restored.ts';
import { listTables, listTablesInTheWay, setSequences } from './copied-tables.queries.ts';
import { copyIn } from './copy-rows.queries.ts';
import { putFile } from './put-file.ts';
import { drain, type ReadArchive, readArchive } from './read-archive.ts';
import { deleteFilesByKey } from './stored-file.queries.ts';

interface RestoreTools {
  readonly connection: Connection;
  readonly store: FileStore;
  readonly incoming: IncomingFolder;
  readonly signal: AbortSignal;
}

/** Nothing was changed. The message gives the operator the reason. */
export class RestoreRefusal extends Error {}

export interface RestorableArchive extends ReadArchive {
  readonly file: string;
}

/** Verifies the whole archive before anything is changed. */
export async function openForRestore(file: string): Promise<RestorableArchive> {
  const archive = await checkArchive(file);
  const { migration } = archive.head;
  if (!(await listMigrations()).includes(migration))
    throw new RestoreRefusal(
      `The archive stands at migration ${migration}, which this release does not know: ` +
        'restore it with the release that made it.',
    );
  return { file, ...archive };
}

/**
 * Restores database and store to the state of the archive. The database must be empty. All rows are one transaction,
 * which is committed once rows and files have been read back and compared.
 */
export async function restore(
  { connection, store, incoming, signal }: RestoreTools,
  { file, head, manifest }: RestorableArchive,
): Promise<{ leftOut: readonly string[] }> {
  const session = await openSession(connection);
  try {
    const inTheWay = await listTablesInTheWay(session.db);
    if (inTheWay.length > 0)
      throw new RestoreRefusal(`The database is not empty: it has ${inTheWay.join(', ')}.`);
    // Before the transaction, since pg-boss uses its own. Its tables without a queue do not prevent a retry.
    await makeJobTables(session.db, []);

    // No explicit rollback: closing the session does it, even in the middle of a COPY.
    const tx = await session.db.startTransaction().execute();
    await migrate(tx, head.migration);
    const known = new Set((await listTables(tx)).map(({ name }) => name));
    await readArchive(file, {
      rows: (table, content) => {
        signal.throwIfAborted();
        return known.has(table.name) ? copyIn(session, table, content) : drain(content);
      },
      file: (key, content) => {
        signal.throwIfAborted();
        return putFile({ store, incoming }, tx, key, content);
      },
    });
    await setSequences(tx, manifest.sequences);
    const copied = head.tables.filter(({ name }) => known.has(name));
    await compareRestored({ session, store }, copied, manifest);
    await deleteFilesByKey(tx, manifest.gone);
    await tx.commit().execute();
    return { leftOut: head.tables.map(({ name }) => name).filter((name) => !known.has(name)) };
  } finally {
    await session.close();
  }
}
