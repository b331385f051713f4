import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { expect, onTestFinished, test } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { launchServer, spawnServer, stopServer, workerPid } from '../testing/spawn-server.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';

const folder = useTemporaryDataFolder();
/** A dead worker's job is noticed by its missing heartbeat, which takes a while. */
const patience = { timeout: 60_000, interval: 100 };
/** One to the visitor, one to the retailer. */
const MAILS_AN_ENQUIRY = 2;

/** Without the debounce the test waits for the worker alone. */
async function setNoQuiet(environment: Record<string, string>): Promise<void> {
  const command = launchServer(environment, '', ['settings', 'set', 'mails', '{"quietSeconds":0}']);
  expect(await command.ended).toBe(0);
}

async function sendEnquiries(origin: string, visitors: readonly number[]): Promise<void> {
  const { call } = createClient(fetch, origin);
  for (const visitor of visitors)
    expect(await call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) })).toMatchObject({ ok: true });
}

/** Counts mails to or about these visitors by mail id, so a second copy after a kill does not count. */
async function mailsAbout(visitors: readonly number[]): Promise<number> {
  const mails = path.join(folder.path, 'mail');
  const files = (await readdir(mails).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const ids = new Set<string>();
  for (const file of files) {
    const text = await readFile(path.join(mails, file), 'utf8');
    if (visitors.some((visitor) => text.includes(`anna.${visitor}@gross.example`))) ids.add(file.slice(-40));
  }
  return ids.size;
}

test('a killed worker is restarted and loses no mail; without a server it ends', async () => {
  const server = await spawnServer({ DATA_DIR: folder.path, WORKER: 'beside' });
  onTestFinished(() => void stopServer(server));
  await setNoQuiet({ DATA_DIR: folder.path });
  await expect.poll(() => workerPid(server), patience).toBeGreaterThan(0);
  const first = workerPid(server);
  const visitors = [1, 2, 3, 4];
  await sendEnquiries(server.origin, visitors);
  await expect.poll(() => mailsAbout(visitors), patience).toBeGreaterThan(0);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => mailsAbout(visitors), patience).toBe(visitors.length * MAILS_AN_ENQUIRY);
  const second = workerPid(server);
  expect(second).not.toBe(first);

  server.process.kill('SIGKILL');
  await server.ended;
  const isGone = () => {
    try {
      return !process.kill(second, 0);
    } catch {
      return true;
    }
  };
  await expect.poll(isGone, patience).toBe(true);
});

test('with WORKER=apart, a worker that is started separately does the waiting jobs', async () => {
  const environment = { DATA_DIR: folder.path };
  const server = await spawnServer(environment);
  onTestFinished(() => void stopServer(server));
  await setNoQuiet(environment);
  await sendEnquiries(server.origin, [11]);
  expect(workerPid(server)).toBeNaN();
  const worker = launchServer(environment, '', ['worker']);
  await expect.poll(() => mailsAbout([11]), patience).toBe(MAILS_AN_ENQUIRY);
  expect(await stopServer(worker)).toBe(0);
});

test('a worker that hangs does not keep the server from stopping in time', async () => {
  const server = await spawnServer({ DATA_DIR: folder.path, WORKER: 'beside' });
  await expect.poll(() => workerPid(server), patience).toBeGreaterThan(0);
  process.kill(workerPid(server), 'SIGSTOP');
  const stoppedAt = performance.now();
  expect(await stopServer(server)).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
});
