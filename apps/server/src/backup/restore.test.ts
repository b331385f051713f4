import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { makeJobTables } from '../jobs/job-board.ts';
import { s3FileStore } from '../outside/file-store/s3-file-store.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { examplePdf } from '../testing/example-file.ts';
import { startBucket } from '../testing/start-bucket.ts';
import { lookInto, tableChecksums } from '../testing/table-checksums.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useTestApp } from '../testing/test-app.ts';
import { fillProduct, useBackups } from '../testing/use-backups.ts';
import { JOB_TABLES } from './copied-tables.queries.ts';

const app = useTestApp();
const folder = useTemporaryDataFolder();
const { connection } = useEmptyDatabase({ staysFilled: true });
const there = useEmptyDatabase();
const back = useEmptyDatabase();
const { makeBackup, restoreInto } = useBackups(app, folder);
type Db = typeof app.db;

const addDelivery = (db: Db) =>
  db
    .insertInto('webhook_delivery')
    .values({
      event_id: '00000000-0000-8000-8000-000000000000',
      endpoint_id: 'e',
      attempt: 0,
      attempted_at: new Date(),
      outcome: 'OK',
      ms: 1,
    })
    .returning('delivery_id as id')
    .executeTakeFirstOrThrow();

async function addOddRows({ db }: typeof app): Promise<void> {
  const value = JSON.stringify({ odd: '\\N \\. \t\n\r"\u2028ß😀' });
  await db
    .insertInto('setting_version')
    .values({ name: 'odd', revision: 1, value, author: 'operator', at: new Date(0), state: 'draft' })
    .execute();
  const secret = { name: 'odd', value: Buffer.from([0, 1, 10, 92, 255]) };
  await db.insertInto('secret').values(secret).execute();
  const odd = { espl_value: 0.1 + 0.2, suspicion: ['{"a,b"}', '', 'NULL'], raw_query: '\\.', entry: null };
  await db.updateTable('enquiry').set(odd).execute();
  const endpoint = { endpoint_id: 'e', url: 'https://x.example', secret: 'whsec_x', created_at: new Date() };
  await db.insertInto('webhook_endpoint').values(endpoint).execute();
}

describe('a restore', () => {
  let customer: Awaited<ReturnType<typeof fillProduct>>;
  let before: Record<string, string>;
  let lastDelivery: string;
  let file: string;
  let restored: Awaited<ReturnType<typeof restoreInto>>;

  beforeAll(async () => {
    customer = await fillProduct(app);
    await addOddRows(app);
    await addDelivery(app.db);
    lastDelivery = (await addDelivery(app.db)).id;
    await app.db.deleteFrom('webhook_delivery').where('delivery_id', '=', lastDelivery).execute();
    before = await tableChecksums(app.db);
    await sql`create table stranger (x int)`.execute(app.db);
    file = (await makeBackup()).file;
    await sql`drop table stranger`.execute(app.db);
    restored = await restoreInto(connection, file);
  });

  test('brings back every row and every file, odd values too', async () => {
    expect(await lookInto(connection, tableChecksums)).toEqual(before);
    for (const table of ['enquiry', 'customer_account', 'customer_session', 'file'])
      expect(before[`public.${table}`]).toMatch(/^1 /);
    expect(before['public.next_step']).toMatch(/^2 /);
    expect((await buffer(await restored.store.read(customer.storeKey))).equals(examplePdf())).toBe(true);
  });

  test('leaves out a table that is not ours, and says so', () => {
    expect(restored.leftOut).toEqual(['stranger']);
  });

  test('restores identity counters, also if the last row is gone', async () => {
    expect(Number((await lookInto(connection, addDelivery)).id)).toBe(Number(lastDelivery) + 1);
  });

  test('brings back the mails that were still to be sent, and each is sent once', async () => {
    expect(app.mail.mails).toEqual([]);
    await lookInto(connection, app.runJobsOf);
    expect(app.mail.mails.filter(({ to }) => to === customer.email)).toHaveLength(1);
  });

  test('takes files from one kind of store to the other and back', async () => {
    const bucket = await startBucket();
    const store = s3FileStore(bucket.settings);
    await restoreInto(there.connection, file, { store });
    const fromBucket = await makeBackup({ connection: there.connection, store });
    const { store: folderStore } = await restoreInto(back.connection, fromBucket.file);
    await bucket.close();
    expect((await buffer(await folderStore.read(customer.storeKey))).equals(examplePdf())).toBe(true);
  });

  test('of an older release makes its tables, which the next start migrates', async () => {
    await lookInto(there.connection, async (db) => {
      await migrate(db, '0012-webhook');
      await makeJobTables(db, []);
      await sql`insert into enquiry (enquiry_id, kitchen_id, received_at, salutation, full_name, first_name, last_name,
        preferred_language, postcode, email, telephone_raw, telephone_formatted, answers, tracking, request_hash)
        values ('e', 'k', now(), 'MRS', 'A', 'A', 'A', 'DE', '66111', 'a@b.de', '1', '1', '{}', '{}', 'h')`.execute(
        db,
      );
    });
    const earlier = await makeBackup({ connection: there.connection });
    await restoreInto(back.connection, earlier.file);
    await lookInto(back.connection, async (db) => {
      await expect(db.selectFrom('enquiry').select('showroom').execute()).rejects.toThrow('does not exist');
      await migrate(db);
      expect(await db.selectFrom('enquiry').select('showroom').execute()).toEqual([{ showroom: null }]);
    });
  });
});

test('every table of pg-boss is either in a backup or known as bookkeeping that it rebuilds', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    app.db,
  );
  const bookkeeping = ['bam', 'job_dependency', 'queue_stats', 'subscription', 'version', 'warning'];
  expect(rows.map(({ name }) => name).sort()).toEqual([...JOB_TABLES, ...bookkeeping].sort());
});
