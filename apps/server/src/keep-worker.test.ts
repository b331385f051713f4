import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { expect, onTestFinished, test } from 'vitest';
import { exampleEnquiry } from './testing/example-enquiry.ts';
import { launchServer, spawnServer, stopServer, workerPid } from './testing/spawn-server.ts';
import { useTemporaryDataFolder } from './testing/temporary-data-folder.ts';

const folder = useTemporaryDataFolder();
/** A job of a worker that died is noticed by its heartbeat. */
const patience = { timeout: 60_000, interval: 100 };
/** One to the visitor, one to the retailer. */
const MAILS_AN_ENQUIRY = 2;

async function sendEnquiries(origin: string, visitors: readonly number[]): Promise<void> {
  const { call } = createClient(fetch, origin);
  for (const visitor of visitors)
    expect(await call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) })).toMatchObject({ ok: true });
}

async function countMails(): Promise<number> {
  const files = await readdir(path.join(folder.path, 'mail')).catch(() => []);
  return files.filter((file) => file.endsWith('.eml')).length;
}

test('a worker that is killed is started again and loses no mail; without a server it ends', async () => {
  const server = await spawnServer({ DATA_DIR: folder.path });
  onTestFinished(() => void stopServer(server));
  await expect.poll(() => workerPid(server), patience).toBeGreaterThan(0);
  const first = workerPid(server);
  await sendEnquiries(server.origin, [1, 2, 3, 4]);
  await expect.poll(countMails, patience).toBeGreaterThan(0);
  process.kill(first, 'SIGKILL');
  await expect.poll(countMails, patience).toBeGreaterThanOrEqual(4 * MAILS_AN_ENQUIRY);
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

test('apart from the server, a worker is started by somebody else and does what has waited', async () => {
  const environment = { DATA_DIR: folder.path, WORKER: 'apart' };
  const server = await spawnServer(environment);
  onTestFinished(() => void stopServer(server));
  const before = await countMails();
  await sendEnquiries(server.origin, [11]);
  expect(workerPid(server)).toBeNaN();
  const worker = launchServer(environment, '', ['worker']);
  await expect.poll(countMails, patience).toBe(before + MAILS_AN_ENQUIRY);
  expect(await stopServer(worker)).toBe(0);
});
