import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import { fileToolsFor } from '../outside/file-tools.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { lookInto, tableChecksums } from '../testing/table-checksums.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useTestApp } from '../testing/test-app.ts';
import { fillProduct, forgeArchive, tablesOf, useBackups } from '../testing/use-backups.ts';

const app = useTestApp();
const folder = useTemporaryDataFolder();
const { connection } = useEmptyDatabase();
const { makeBackup, restoreInto } = useBackups(app, folder);

/** A good archive of a filled product, made once, and a copy for each test to damage. */
let whole: { file: string; checksums: Record<string, string> } | undefined;
let file = '';
beforeEach(async () => {
  if (!whole) {
    await fillProduct(app);
    whole = { file: (await makeBackup()).file, checksums: await tableChecksums(app.db) };
  }
  file = `${whole.file}.copy`;
  await copyFile(whole.file, file);
});

describe('a restore is refused', () => {
  test('on a database that has the product already, and changes nothing there', async () => {
    const before = await tableChecksums(app.db);
    await expect(restoreInto(app.services.connection, file)).rejects.toThrow(/not empty: it has .*enquiry, /);
    expect(await tableChecksums(app.db)).toEqual(before);
  });

  test.each([
    ['a table', sql`create table anything (x int)`, 'anything'],
    ['jobs', sql`create schema pgboss; create table pgboss.queue as select 1`, 'pgboss.queue'],
  ])('on a database that has %s', async (_case, statement, name) => {
    await lookInto(connection, (db) => statement.execute(db));
    await expect(restoreInto(connection, file)).rejects.toThrow(`not empty: it has ${name}.`);
  });

  test('of an archive of a later release', async () => {
    await forgeArchive(file, (text) => text.replace(/"migration":"[^"]*"/, '"migration":"9999-later"'));
    await expect(restoreInto(connection, file)).rejects.toThrow(
      '9999-later, which this release does not know',
    );
  });

  test('of a truncated archive', async () => {
    await writeFile(file, (await readFile(file)).subarray(0, -1));
    await expect(restoreInto(connection, file)).rejects.toThrow('cut off or damaged');
  });
});

describe('a restore leaves the database empty, and can be done again,', () => {
  const { store: realStore } = fileToolsFor(readConfig({ DATA_DIR: `${app.dataDir}/elsewhere` }));

  async function expectToFail(why: string | RegExp, store: Partial<FileStore> = {}): Promise<void> {
    const restoring = restoreInto(connection, file, { store: { ...realStore, ...store } });
    await expect(restoring).rejects.toThrow(why);
    expect(await tablesOf(connection)).toEqual([]);
  }

  test('when the file store refuses files', async () => {
    await expectToFail('no room', { put: () => Promise.reject(new Error('no room')) });
    await restoreInto(connection, file);
    expect(await lookInto(connection, tableChecksums)).toEqual(whole?.checksums);
  });

  test('when the database is lost before it is done', async () => {
    const put = async (...args: Parameters<FileStore['put']>) => {
      await realStore.put(...args);
      await lookInto(connection, (db) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
      );
    };
    await expectToFail(/./, { put });
    await restoreInto(connection, file);
    expect(await lookInto(connection, tableChecksums)).toEqual(whole?.checksums);
  });

  test('when the file store returns other content than it got', async () => {
    const read = async () => Readable.from([Buffer.from('something else')]);
    await expectToFail('a file is not the one of the archive', { read });
  });

  test('when a row does not fit', async () => {
    await forgeArchive(file, (text, name) =>
      name === 'tables/next_step.0' ? text.replace('CALLBACK', 'NONSENSE') : text,
    );
    await expectToFail(/violates check constraint/);
  });

  test('when a row lacks the row that it refers to', async () => {
    await forgeArchive(file, (text, name) => (name === 'tables/enquiry.0' ? '' : text));
    await expectToFail(/violates foreign key constraint/);
  });

  test('when the database stores other rows than it got', async () => {
    await lookInto(connection, async (db) => {
      await sql`create function change_row() returns trigger language plpgsql as
        $$ begin new.postcode := '00000'; return new; end $$`.execute(db);
      await sql`create function watch_rows() returns event_trigger language plpgsql as $$ begin
        if to_regclass('enquiry') is not null and not exists (select from pg_trigger where tgname = 'change') then
          create trigger change before insert on enquiry for each row execute function change_row();
        end if; end $$`.execute(db);
      await sql`create event trigger watch on ddl_command_end when tag in ('CREATE TABLE')
        execute function watch_rows()`.execute(db);
    });
    await expectToFail('the rows of enquiry are not those of the archive');
  });
});
