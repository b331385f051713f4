import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { deleteMyFileEndpoint } from '@funnel/contract/customer-area/manage-files';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openSession } from '../db/open-session.ts';
import { type FileStore, placeOfKey } from '../outside/file-store/file-store.ts';
import { OutsideError } from '../outside/outside-error.ts';
import { replyOf, submitExample } from '../testing/customer-browser.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { lookInto } from '../testing/table-checksums.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useTestApp } from '../testing/test-app.ts';
import { fillProduct, useBackups } from '../testing/use-backups.ts';
import { copyOut } from './copy-rows.queries.ts';
import { copyTables } from './copy-tables.ts';
import { drain } from './read-archive.ts';

const app = useTestApp();
const folder = useTemporaryDataFolder();
const { connection } = useEmptyDatabase();
const { makeBackup, restoreInto } = useBackups(app, folder);

/** The real store with a hook that runs right before a file is read. */
function storeWith(before: (key: string) => Promise<unknown>): FileStore {
  const { store } = app.services.files;
  return {
    ...store,
    async read(key) {
      await before(key);
      return store.read(key);
    },
  };
}

const filesIn = (db: typeof app.db) => db.selectFrom('file').select('store_key as key').execute();

describe('the tables of a backup', () => {
  /** Copies all tables and discards them, and runs `act` once the enquiries are copied. */
  async function copyAnd(act: () => Promise<unknown>) {
    const session = await openSession(app.services.connection);
    try {
      return await copyTables(session, app.clock.now, {
        whole: async () => undefined,
        async inParts(name, content) {
          await drain(content);
          if (name === 'tables/enquiry') await act();
        },
      });
    } finally {
      await session.close();
    }
  }

  test('are one consistent snapshot, whatever is written meanwhile', async () => {
    await submitExample(app);
    const { tables } = await copyAnd(() => submitExample(app, 1));
    const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows;
    // The job of an enquiry's event is stored together with it.
    expect([rowsOf('enquiry'), rowsOf('pgboss.job')]).toEqual([1, 1]);
    expect(await app.db.selectFrom('enquiry').select('enquiry_id').execute()).toHaveLength(2);
  });

  test('cannot be changed by a migration meanwhile', async () => {
    const migrating = () =>
      app.db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '50ms'`.execute(tx);
        await sql`alter table webhook_delivery add column later text`.execute(tx);
      });
    await expect(copyAnd(migrating)).rejects.toMatchObject({ code: '55P03' });
  });
});

describe('a backup', () => {
  test('leaves out a file that its owner removes meanwhile, the row as well', async () => {
    const { browser, enquiryId, fileId, storeKey } = await fillProduct(app);
    const other = await fillProduct(app, 1);
    const store = storeWith(async (key) => {
      if (key !== storeKey) return;
      replyOf(await browser.client.call(deleteMyFileEndpoint, { body: { enquiryId, fileId } }));
    });
    const { file, manifest } = await makeBackup({ store });
    expect(manifest).toMatchObject({ gone: [storeKey], damaged: [], files: [{ key: other.storeKey }] });
    await restoreInto(connection, file);
    expect(await lookInto(connection, filesIn)).toEqual([{ key: other.storeKey }]);
  });

  test('names a file that is lost or truncated in the store, and holds all the rest', async () => {
    const lost = await fillProduct(app);
    const cut = await fillProduct(app, 1);
    const sound = await fillProduct(app, 2);
    const placeOf = (key: string) => path.join(app.dataDir, 'files/kept', placeOfKey(key));
    await rm(placeOf(lost.storeKey));
    await writeFile(placeOf(cut.storeKey), '%PDF');
    const { file, manifest } = await makeBackup();
    expect(manifest.gone).toEqual([]);
    expect(manifest.damaged.toSorted()).toEqual([lost.storeKey, cut.storeKey].sort());
    await restoreInto(connection, file);
    const rows = await lookInto(connection, filesIn);
    expect(rows.map(({ key }) => key).sort()).toEqual([lost.storeKey, cut.storeKey, sound.storeKey].sort());
  });

  test.each([
    ['is away', async () => Promise.reject(new OutsideError('NOT_REACHED'))],
    [
      'breaks off',
      async () => Readable.from(Readable.from(['%PDF']).map(() => Promise.reject(new Error('broke')))),
    ],
  ])('is none when the file store %s', async (_case, read) => {
    await fillProduct(app);
    const before = await readdir(folder.path);
    await expect(makeBackup({ store: { ...app.services.files.store, read } })).rejects.toThrow();
    expect(await readdir(folder.path)).toEqual(before);
  });

  test('needs a database with the tables of the product', async () => {
    await expect(makeBackup({ connection })).rejects.toThrow('start the product once');
  });
});

describe('in the middle of a COPY', () => {
  const manyRows = { name: 'setting_version', columns: ['name', 'value'] };

  async function halfCopied() {
    // More than fits into all buffers on the way.
    await sql`insert into setting_version select g::text, 1, to_jsonb(repeat('x', 10000)), 'system', null, now(), 'draft'
      from generate_series(1, 2000) g`.execute(app.db);
    const session = await openSession(app.services.connection);
    const rows = copyOut(session, manyRows)[Symbol.asyncIterator]();
    expect((await rows.next()).done).toBe(false);
    return { session, rows };
  }

  test('the database waits for a slow reader (backpressure)', async () => {
    const { session, rows } = await halfCopied();
    const waitsFor = async () => {
      const { rows: backends } = await sql<{ event: string | null }>`
        select wait_event as event from pg_stat_activity
        where query like 'copy (%' and datname = current_database()`.execute(app.db);
      return backends.map(({ event }) => event);
    };
    await expect.poll(waitsFor, { timeout: 30_000 }).toEqual(['ClientWrite']);
    await rows.return?.();
    await session.close();
  });

  test('a lost database is an error and not the end of the data', async () => {
    const { session, rows } = await halfCopied();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'copy (%' and datname = current_database()`.execute(app.db);
    const readAll = async () => {
      while (!(await rows.next()).done);
    };
    await expect(readAll()).rejects.toThrow();
    await session.close();
  });
});
