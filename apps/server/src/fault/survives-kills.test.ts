import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { faultSize, tellFault } from '../testing/fault-size.ts';
import { listJobs } from '../testing/run-jobs.ts';
import {
  killServer,
  postmasterPid,
  type SpawnedServer,
  spawnServer,
  stopServer,
} from '../testing/spawn-server.ts';
import { streamOfEnquiries } from '../testing/stream-of-enquiries.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';

const KILLS = faultSize({ quick: 2, whole: 20, full: 100 });
/** The least number of enquiries acknowledged before each kill. */
const ENQUIRIES = faultSize({ quick: 10, whole: 10, full: 100 });

const folder = useTemporaryDataFolder();

test('kills during a stream of enquiries lose nothing that was acknowledged and duplicate nothing', async () => {
  const environment = {
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    WORKER: faultSize({ quick: 'apart', whole: 'beside', full: 'beside' }),
  };
  let server: SpawnedServer = await spawnServer(environment);
  const stream = streamOfEnquiries(() => server.origin);

  for (let kill = 0; kill < KILLS; kill++) {
    await stream.more(ENQUIRIES + 7 * (kill % 5));
    // Every fourth time the database is killed too, in the middle of its writes.
    const postmaster = kill % 4 === 1 ? await postmasterPid(folder.path) : undefined;
    if (postmaster) process.kill(postmaster, 'SIGKILL');
    await killServer(server);
    server = await spawnServer(environment);
  }
  await stream.end();

  const db = openDatabase(
    { host: `${folder.path}/postgres-socket`, user: 'postgres', database: 'postgres' },
    () => {},
  );
  const rows = await db.selectFrom('enquiry').select(['enquiry_id', 'szid']).execute();
  const events = await db.selectFrom('event').select(['event_id', 'enquiry_id']).execute();
  const jobs = await listJobs(db, 'event');
  await db.destroy();

  const storedIds = new Set(rows.map((row) => row.enquiry_id));
  tellFault('server killed, every fourth time with its database', {
    kills: KILLS,
    acknowledged: stream.acknowledged.size,
    lost: [...stream.acknowledged.values()].filter((id) => !storedIds.has(id)).length,
    twice: rows.length - new Set(rows.map((row) => row.szid)).size,
  });
  const stored = rows.map((row) => `${row.szid} ${row.enquiry_id}`).sort();
  const promised = [...stream.acknowledged]
    .map(([visitor, id]) => `session-of-visitor-${visitor} ${id}`)
    .sort();
  expect(stored).toEqual(promised);
  expect(promised.length).toBeGreaterThan(KILLS * ENQUIRIES);
  expect(events.map((event) => event.enquiry_id).sort()).toEqual(rows.map((row) => row.enquiry_id).sort());
  expect(jobs.map(({ id }) => id).sort()).toEqual(events.map((event) => event.event_id).sort());

  expect(await stopServer(server)).toBe(0);
  expect(await postmasterPid(folder.path)).toBeUndefined();
}, 1_800_000);
