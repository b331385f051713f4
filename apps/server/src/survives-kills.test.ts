import { expect, test } from 'vitest';
import { openDatabase } from './db/database.ts';
import { listJobs } from './testing/run-jobs.ts';
import { postmasterPid, type SpawnedServer, spawnServer, stopServer } from './testing/spawn-server.ts';
import { streamOfEnquiries } from './testing/stream-of-enquiries.ts';
import { useTemporaryDataFolder } from './testing/temporary-data-folder.ts';

/** Twenty in the whole run (`npm run test:whole`). */
const KILLS = process.env['TEST_WHOLE'] === 'true' ? 20 : 5;

const folder = useTemporaryDataFolder();

test('kills during a stream of enquiries lose nothing that was acknowledged and double nothing', async () => {
  const environment = { DATA_DIR: folder.path, LOG_LEVEL: 'error' };
  let server: SpawnedServer = await spawnServer(environment);
  const stream = streamOfEnquiries(() => server.origin);

  for (let kill = 0; kill < KILLS; kill++) {
    await stream.more(10 + 7 * (kill % 5));
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
