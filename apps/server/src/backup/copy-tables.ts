import { isDeepStrictEqual } from 'node:util';
import type { Session } from '../db/open-session.ts';
import { type ArchiveHead, FORMAT, HEAD, type Manifest } from './archive.ts';
import { findMigration, listSequences, listTables, lockTables } from './copied-tables.queries.ts';
import { copyOut } from './copy-rows.queries.ts';
import { digested, rowDigest } from './digest.ts';
import { orderTables } from './order-tables.ts';
import { listStoredFiles } from './stored-file.queries.ts';
import type { AddToArchive } from './write-archive.ts';

export class NoProductError extends Error {}

interface CopiedTables extends Pick<Manifest, 'tables' | 'sequences'> {
  readonly stored: Awaited<ReturnType<typeof listStoredFiles>>;
}

/** Copies all tables in one snapshot, whatever is written meanwhile. */
export async function copyTables(session: Session, madeAt: Date, add: AddToArchive): Promise<CopiedTables> {
  const names = (await listTables(session.db)).map(({ name }) => name);
  if ((await findMigration(session.db)) === undefined)
    throw new NoProductError('The database has no tables of this product yet: start the product once.');

  // No explicit rollback: closing the session ends the transaction, even in the middle of a COPY.
  const tx = await session.db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  await lockTables(tx, names);
  const found = orderTables(await listTables(tx));
  if (!isDeepStrictEqual(found.map(({ name }) => name).sort(), names.sort()))
    throw new Error('a migration came in between');

  const head: ArchiveHead = {
    format: FORMAT,
    madeAt: madeAt.toISOString(),
    migration: (await findMigration(tx)) ?? '',
    tables: found.map(({ name, columns }) => ({ name, columns })),
  };
  await add.whole(HEAD, JSON.stringify(head));
  const tables: Manifest['tables'][number][] = [];
  for (const table of found) {
    const digest = rowDigest();
    await add.inParts(`tables/${table.name}`, digested(copyOut(session, table), digest));
    tables.push({ name: table.name, ...digest.result() });
  }
  const copied = { tables, sequences: await listSequences(tx), stored: await listStoredFiles(tx) };
  await tx.commit().execute();
  return copied;
}
