import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { faultSize, tellFault } from '../testing/fault-size.ts';
import { killServer, launchServer, spawnServer, stopServer } from '../testing/spawn-server.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';

const KILLS = faultSize({ whole: 4, full: 10 });
const ENQUIRIES_A_LIFE = 8;
const FAILING_SHARE = 0.3;

const folder = useTemporaryDataFolder();

/** The same sequence of numbers in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A receiver that fails three times in ten and rejects unsigned calls. */
async function startReceiver() {
  const random = seededRandom(7);
  const receiver = {
    webhook: undefined as Webhook | undefined,
    calls: 0,
    forged: 0,
    heard: new Map<string, number>(),
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    receiver.calls++;
    try {
      const event = receiver.webhook?.verify(body, request.headers as Record<string, string>);
      if (random() < FAILING_SHARE) return void response.writeHead(500).end();
      const { enquiryId } = (event as { data: { enquiryId: string } }).data;
      receiver.heard.set(enquiryId, (receiver.heard.get(enquiryId) ?? 0) + 1);
      response.writeHead(204).end();
    } catch {
      receiver.forged++;
      response.writeHead(401).end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { receiver, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

async function waitFor(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

test('kills of the server while the receiver fails lose no event and no mail', async () => {
  const { receiver, url } = await startReceiver();
  const environment = {
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    WORKER: 'beside',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    WEBHOOK_RETRY_SECONDS: `0${',1'.repeat(19)}`,
  };
  let server = await spawnServer(environment);
  const command = launchServer(environment, '', ['webhooks', 'add', url]);
  expect(await command.ended).toBe(0);
  const quiet = launchServer(environment, '', ['settings', 'set', 'mails', '{"quietSeconds":0}']);
  expect(await quiet.ended).toBe(0);
  receiver.webhook = new Webhook(/whsec_\S+/.exec(command.output())?.[0] ?? '');

  const enquiryIds: string[] = [];
  for (let life = 0; life <= KILLS; life++) {
    for (let count = 0; count < ENQUIRIES_A_LIFE; count++) {
      const body = exampleEnquiry(enquiryIds.length);
      const outcome = await createClient(fetch, server.origin).call(submitEnquiryEndpoint, { body });
      if (!outcome.ok) throw new Error(`refused: ${outcome.failure.code}`);
      enquiryIds.push(outcome.reply.data.enquiryId);
    }
    if (life === KILLS) break;
    // Kills in the middle of the deliveries, at another point each time.
    const before = receiver.calls;
    await waitFor(() => receiver.calls >= before + 1 + 2 * life);
    await killServer(server);
    server = await spawnServer(environment);
  }
  await waitFor(() => receiver.heard.size === enquiryIds.length);

  expect([...receiver.heard.keys()].sort()).toEqual(enquiryIds.sort());
  expect(receiver.calls).toBeGreaterThan(enquiryIds.length);
  expect(receiver.forged).toBe(0);

  const mailIds = async () => {
    const files = await readdir(path.join(folder.path, 'mail'));
    // A kill can leave a half-written mail as a `.part` file; the mail is then written again.
    return new Set(files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(-40, -4)));
  };
  // Each enquiry has one mail for the visitor and one for the retailer.
  while ((await mailIds()).size < 2 * enquiryIds.length) await sleep(50);
  expect((await mailIds()).size).toBe(2 * enquiryIds.length);
  tellFault('server and worker killed while a receiver of webhooks fails', {
    kills: KILLS,
    events: enquiryIds.length,
    'not delivered': enquiryIds.length - receiver.heard.size,
    'mails missing': 2 * enquiryIds.length - (await mailIds()).size,
  });
  expect(await stopServer(server)).toBe(0);
}, 600_000);
