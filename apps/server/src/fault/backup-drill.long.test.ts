import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { confirmEmailEndpoint } from '@funnel/contract/account/confirm-email';
import { openSessionEndpoint, signInEndpoint } from '@funnel/contract/account/session';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { createClient } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { checkArchive } from '../backup/check-archive.ts';
import type { Connection, Database } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { openBrowser, PASSWORD, replyOf } from '../testing/customer-browser.ts';
import { downloadFile, uploadPdf } from '../testing/customer-files.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { examplePdf } from '../testing/example-file.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { tellFault } from '../testing/fault-size.ts';
import { launchServer, postmasterPid, type SpawnedServer } from '../testing/spawn-server.ts';
import { streamOfEnquiries } from '../testing/stream-of-enquiries.ts';
import { lookInto, tableChecksums } from '../testing/table-checksums.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useServers } from '../testing/use-servers.ts';

const folder = useTemporaryDataFolder();
const outside = useEmptyDatabase({ staysFilled: true });
const { serve } = useServers();

async function run(environment: Record<string, string>, ...args: string[]): Promise<void> {
  const command = launchServer(environment, '', args);
  expect(await command.ended, command.output()).toBe(0);
}

const embedded = (dataDir: string): Connection => ({
  host: `${dataDir}/postgres-socket`,
  user: 'postgres',
  database: 'postgres',
});

/** The token in the mail that asks a customer to confirm the address. */
async function confirmToken(dataDir: string, email: string): Promise<string> {
  for (;;) {
    for (const name of await readdir(`${dataDir}/mail`).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const mail = await PostalMime.parse(await readFile(path.join(dataDir, 'mail', name)));
      const token = /#confirm=([\w-]+)/.exec(mail.text ?? '')?.[1];
      if (token && mail.to?.[0]?.address === email) return token;
    }
    await sleep(20);
  }
}

/** One visitor sends an enquiry, makes an account, confirms the address and uploads a file. Another books a call. */
async function useProduct({ origin }: SpawnedServer, dataDir: string) {
  const browser = openBrowser(origin);
  const enquiry = replyOf(
    await browser.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(1_000_000) }),
  ).data;
  const { kitchenId, email, enquiryId } = enquiry;
  const body = { kitchenId, email, password: PASSWORD };
  const { data } = replyOf(await browser.client.call(activateIflowEndpoint, { body }));
  replyOf(await browser.client.call(openSessionEndpoint, { body: data }));
  const token = await confirmToken(dataDir, email);
  replyOf(await browser.client.call(confirmEmailEndpoint, { body: { token } }));
  const fileId = await uploadPdf(browser, origin, enquiryId);

  const client = createClient(fetch, origin);
  const { availableSlots } = replyOf(await client.call(listSlotsEndpoint)).data;
  const [slot] = Object.values(availableSlots).flat();
  const booking = exampleTerminfinderEnquiry(slot?.start ?? '');
  replyOf(await client.call(submitTerminfinderEnquiryEndpoint, { body: booking }));
  return { email, enquiryId, fileId, browser };
}

const idsIn = async (db: Database) =>
  (await db.selectFrom('enquiry').select('enquiry_id as id').execute()).map(({ id }) => id);

/** One line for each of these enquiries, with the number of its events that have a job. */
async function enquiriesIn(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select enquiry::text || ' ' || (
      select count(*) from event join pgboss.job on id = event_id where event.enquiry_id = enquiry.enquiry_id
    ) as line
    from enquiry where enquiry_id = any(${ids}) order by enquiry_id`.execute(db);
  return rows.map(({ line }) => line);
}

test('a backup made under load restores the whole product into an outside database', async () => {
  const elsewhere = path.join(folder.path, 'elsewhere');
  const file = path.join(folder.path, 'drill.tar.gz');
  const server = await serve({ DATA_DIR: folder.path, WORKER: 'beside' });
  const customer = await useProduct(server, folder.path);
  const stream = streamOfEnquiries(() => server.origin);
  await stream.more(30);
  const promised = [...stream.acknowledged.values()];
  await run({ DATA_DIR: folder.path }, 'backup', file);
  await stream.more(10);
  await stream.end();
  expect(stream.failures).toEqual([]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await run({ DATABASE_URL: outside.url, DATA_DIR: elsewhere }, 'restore', file);
  const source = embedded(folder.path);
  const kept = await lookInto(outside.connection, idsIn);
  expect(kept).toEqual(expect.arrayContaining(promised));
  tellFault('a backup under a stream of enquiries', { promised: promised.length, restored: kept.length });
  const enquiries = await lookInto(outside.connection, (db) => enquiriesIn(db, kept));
  expect(enquiries).toEqual(await lookInto(source, (db) => enquiriesIn(db, kept)));
  expect(enquiries.filter((line) => line.endsWith(' 0'))).toEqual([]);
  const before = await lookInto(source, tableChecksums);
  const after = await lookInto(outside.connection, tableChecksums);
  for (const name of ['customer_account', 'customer_session', 'file'])
    expect(after[`public.${name}`], name).toBe(before[`public.${name}`]);
  // Each enquiry of the stream has a next step. The booked call is one of before.
  const calls = (db: Database) => db.selectFrom('appointment').selectAll().execute();
  const booked = await lookInto(outside.connection, calls);
  expect(booked).toEqual(await lookInto(source, calls));
  expect(booked).toHaveLength(1);

  const again = await serve({ DATABASE_URL: outside.url, DATA_DIR: elsewhere });
  const browser = openBrowser(again.origin);
  replyOf(await browser.client.call(signInEndpoint, { body: { email: customer.email, password: PASSWORD } }));
  for (const known of [browser, customer.browser]) {
    const response = await downloadFile(known, again.origin, customer);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(examplePdf())).toBe(true);
  }
}, 180_000);

test('a backup is restored while no server runs, into a data folder of its own', async () => {
  const files = path.join(folder.path, 'elsewhere');
  const home = path.join(folder.path, 'home');
  const [there, back] = ['there', 'back'].map((name) => path.join(folder.path, `${name}.tar.gz`)) as [
    string,
    string,
  ];
  await run({ DATABASE_URL: outside.url, DATA_DIR: files }, 'backup', there);
  await run({ DATA_DIR: home }, 'restore', there);
  expect(await postmasterPid(home)).toBeUndefined();

  await run({ DATA_DIR: home }, 'backup', back);
  expect(await postmasterPid(home)).toBeUndefined();
  const [first, second] = await Promise.all([there, back].map(checkArchive));
  expect(second?.manifest).toEqual(first?.manifest);
  expect(first?.manifest.tables.find(({ name }) => name === 'enquiry')?.rows).toBeGreaterThan(30);
  expect(first?.manifest.files).toHaveLength(1);

  const postgres = await startEmbeddedPostgres({ dataDir: home, holder: 'a test' });
  const sums = await lookInto(postgres.connection, tableChecksums).finally(() => postgres.stop());
  expect(sums).toEqual(await lookInto(outside.connection, tableChecksums));
}, 180_000);
