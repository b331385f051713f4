import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { expect, test } from 'vitest';
import { openDatabase } from './db/database.ts';
import { exampleEnquiry } from './testing/example-enquiry.ts';
import { listJobs } from './testing/run-jobs.ts';
import { postmasterPid, type SpawnedServer, spawnServer, stopServer } from './testing/spawn-server.ts';
import { useTemporaryDataFolder } from './testing/temporary-data-folder.ts';

/** Twenty in the whole run (`npm run test:whole`). */
const KILLS = process.env['TEST_WHOLE'] === 'true' ? 20 : 5;
const VISITORS_AT_ONCE = 8;

const folder = useTemporaryDataFolder();

/** Visitors who send one enquiry after the other, each again and again with its own key until it is acknowledged. */
function streamOfEnquiries(currentOrigin: () => string) {
  const acknowledged = new Map<number, string>();
  let next = 0;
  let isOver = false;

  async function visit(): Promise<void> {
    while (!isOver) {
      const visitor = next++;
      while (!acknowledged.has(visitor)) {
        const client = createClient(fetch, currentOrigin());
        const outcome = await client.call(submitEnquiryEndpoint, {
          body: exampleEnquiry(visitor),
          idempotencyKey: `key-of-visitor-${visitor}`,
        });
        if (outcome.ok) acknowledged.set(visitor, outcome.reply.data.enquiryId);
        else if (outcome.failure.code === 'NO_ANSWER' || outcome.failure.status >= 500) await sleep(20);
        else throw new Error(`refused: ${outcome.failure.code}`);
      }
    }
  }
  const visits = Promise.all(Array.from({ length: VISITORS_AT_ONCE }, visit));
  return {
    acknowledged,
    async end() {
      isOver = true;
      await visits;
    },
  };
}

async function waitFor(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

test('kills during a stream of enquiries lose nothing that was acknowledged and double nothing', async () => {
  const environment = { DATA_DIR: folder.path, LOG_LEVEL: 'error' };
  let server: SpawnedServer = await spawnServer(environment);
  const stream = streamOfEnquiries(() => server.origin);

  for (let kill = 0; kill < KILLS; kill++) {
    const before = stream.acknowledged.size;
    await waitFor(() => stream.acknowledged.size >= before + 10 + 7 * (kill % 5));
    server.process.kill('SIGKILL');
    // Every fourth time the database falls with it, in the middle of whatever it was writing.
    const postmaster = kill % 4 === 3 ? await postmasterPid(folder.path) : undefined;
    if (postmaster) process.kill(postmaster, 'SIGKILL');
    await server.ended;
    server = await spawnServer(environment);
  }
  await stream.end();

  const db = openDatabase(
    { host: `${folder.path}/postgres-socket`, user: 'postgres', database: 'postgres' },
    () => {},
  );
  const rows = await db.selectFrom('enquiry').select(['enquiry_id', 'szid']).execute();
  const news = await listJobs(db, 'event');
  await db.destroy();

  const stored = rows.map((row) => `${row.szid} ${row.enquiry_id}`).sort();
  const promised = [...stream.acknowledged]
    .map(([visitor, id]) => `session-of-visitor-${visitor} ${id}`)
    .sort();
  expect(stored).toEqual(promised);
  expect(promised.length).toBeGreaterThan(KILLS * 10);
  const told = news.map(({ data }) => String(data['enquiryId']));
  expect(told.sort()).toEqual(rows.map((row) => row.enquiry_id).sort());

  expect(await stopServer(server)).toBe(0);
  expect(await postmasterPid(folder.path)).toBeUndefined();
}, 240_000);
