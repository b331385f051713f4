import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { expect, onTestFinished, test } from 'vitest';
import { makeApiKey } from '../api-key/make-api-key.ts';
import { openDatabase } from '../db/database.ts';
import { IS_QUICK } from '../testing/fault-size.ts';
import { followEvents } from '../testing/follow-events.ts';
import { launchServer, postmasterPid, spawnServer, stopServer } from '../testing/spawn-server.ts';
import { streamOfEnquiries } from '../testing/stream-of-enquiries.ts';
import { temporaryDataFolder, useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';

const GONE_WITHIN_MS = 10_000;
const FEED_GONE_WITHIN_MS = 5_000;
const folder = useTemporaryDataFolder();

const openFolder = () =>
  openDatabase(
    { host: `${folder.path}/postgres-socket`, user: 'postgres', database: 'postgres' },
    () => undefined,
  );

async function newKey(): Promise<string> {
  const db = openFolder();
  const { key } = await makeApiKey(db, { name: 'CRM', scopes: ['events:read'], now: new Date() });
  await db.destroy();
  return key;
}

/** An endless upload, a byte now and then. */
function slowUpload(origin: string): () => void {
  const call = request(origin + uploadFilesEndpoint.path, {
    method: 'POST',
    headers: { origin, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 10_000 },
  });
  call.on('error', () => undefined);
  call.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-');
  const timer = setInterval(() => call.write(' '), 200);
  return () => clearInterval(timer);
}

test('a stopped server exits in time, whoever is connected, and finishes the calls it has accepted', async () => {
  const server = await spawnServer({ DATA_DIR: folder.path, LOG_LEVEL: 'error', WORKER: 'beside' });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const idle = request(`${server.origin}/healthz`, { agent }).end();
  (await once(idle, 'response'))[0].resume();
  const endUpload = slowUpload(server.origin);
  let { origin } = server;
  const stream = streamOfEnquiries(() => origin);
  await stream.more(20);
  const feed = await followEvents(origin, { apiKey: await newKey() });
  await feed.until(1);

  const stoppedAt = performance.now();
  server.process.kill('SIGTERM');
  await feed.ended;
  // Long before the upload times out.
  expect(performance.now() - stoppedAt).toBeLessThan(FEED_GONE_WITHIN_MS);
  expect(await server.ended).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(GONE_WITHIN_MS);
  endUpload();
  agent.destroy();

  const failed = stream.failures.filter(({ code }) => code !== 'NO_ANSWER' && code !== 'UNAVAILABLE');
  expect(failed).toEqual([]);
  const again = await spawnServer({ DATA_DIR: folder.path, LOG_LEVEL: 'error' });
  // Every stored enquiry was acknowledged: no call was aborted in between.
  const db = openFolder();
  const stored = await db.selectFrom('enquiry').select('enquiry_id').execute();
  await db.destroy();
  expect(stored.map((row) => row.enquiry_id).sort()).toEqual([...stream.acknowledged.values()].sort());
  origin = again.origin;
  await stream.end();
  again.process.kill('SIGTERM');
  await again.ended;
});

/** The short form is the first test. */
if (!IS_QUICK)
  test('a server that is stopped while it creates its database exits and leaves no Postgres behind', async () => {
    const path = await temporaryDataFolder(onTestFinished);
    const server = launchServer({ DATA_DIR: path, LOG_LEVEL: 'error' });
    while (!(await readdir(path)).some((name) => name.startsWith('postgres-18'))) await sleep(5);
    // Process 1 of a container ignores every signal that it has no handler for.
    expect(await stopServer(server)).toBe(0);
    expect(await postmasterPid(path)).toBeUndefined();
  });
