import '@funnel/node-guard';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { createClient, type Outcome } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import { FILES_FIELD, uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { drawFloorPlan } from '@funnel/server/example-year/draw-floor-plan';
import { choosePort, isPortFree, startLine } from './choose-port.ts';
import { exampleContact, exampleEnquiry } from './example-visitors.ts';

/**
 * A fresh data folder with plausible enquiries, wished and booked calls, floor plans and one account, created through
 * the API: `npm run examples`, or `npm run examples -- <folder>`. With `--year` it is a whole year with the work of the
 * staff, written by the product's own command.
 */

const root = path.resolve(import.meta.dirname, '../..');
const ENQUIRIES = 36;
const BOOKINGS = 6;
const PASSWORD = 'ein langes beispiel';

const {
  values: { year: isYear },
  positionals: [given],
} = parseArgs({ allowPositionals: true, options: { year: { type: 'boolean', default: false } } });
const dataDir = path.resolve(root, given ?? process.env['DATA_DIR'] ?? 'data');
if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
  console.error(`${dataDir} is not empty. Name another folder: npm run examples -- <folder>`);
  process.exit(1);
}

const envFile = path.join(root, '.env');
const dotEnv = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
const port = await choosePort({ environment: process.env, dotEnv, isFree: isPortFree });

const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    UNLIMITED_CLIENTS: '127.0.0.1',
    // No mails about the past year.
    ...(isYear && { WORKER: 'apart' }),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.on(signal, () => server.kill('SIGTERM'));

async function originOfServer(): Promise<string> {
  let output = '';
  for await (const chunk of server.stdout) {
    output += chunk;
    const url = /"url":"(http:[^"]+)"/.exec(output)?.[1];
    if (url) return url.replace('localhost', '127.0.0.1');
  }
  throw new Error(`The server has ended.\n${output}`);
}

function replyOf<Reply>(outcome: Outcome<Reply>): Reply {
  if (outcome.ok) return outcome.reply;
  throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`);
}

const origin = await originOfServer();
const client = createClient(fetch, origin);

async function addFloorPlan(kitchenId: string, visitor: number): Promise<void> {
  const form = new FormData();
  const plan = await drawFloorPlan(280 + (visitor % 5) * 45, 240 + (visitor % 4) * 40);
  form.append(FILES_FIELD, new Blob([new Uint8Array(plan)], { type: 'image/png' }), 'Grundriss.png');
  const init = { method: 'POST', body: form, headers: { origin } };
  const sent = await fetch(origin + uploadFilesEndpoint.path, init);
  const { uploadedFiles } = uploadFilesEndpoint.reply.parse(await sent.json());
  const fcIds = uploadedFiles.map(({ fileId }) => fileId);
  replyOf(await client.call(attachFilesEndpoint, { body: { kitchenId, fcIds } }));
}

async function writeYear(): Promise<void> {
  const writing = spawn(process.execPath, ['apps/server/src/main.ts', 'example-year'], {
    cwd: root,
    // The printed link needs the port of the product.
    env: { ...dotEnv, ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: 'inherit',
  });
  const [code] = await once(writing, 'exit');
  if (code !== 0) throw new Error('The year was not written.');
  console.log(`Start it, then the desk is at http://localhost:${port}/desk: ${startLine(port, given)}`);
}

async function makeFew(): Promise<void> {
  const { availableSlots, duration } = replyOf(await client.call(listSlotsEndpoint)).data;
  const starts = Object.values(availableSlots).flatMap((slots) => slots.map(({ start }) => start));
  const startFor = (visitor: number) => starts[(visitor * 7) % starts.length] ?? '';
  let account = '';

  for (let visitor = 0; visitor < ENQUIRIES; visitor++) {
    const { data } = replyOf(await client.call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) }));
    const { enquiryId, kitchenId, email } = data;
    if (visitor % 2 === 0) {
      const wish = { enquiryId, ts: startFor(visitor), duration: duration * 60 };
      replyOf(await client.call(requestPrecallEndpoint, { body: wish }));
    }
    if (visitor % 3 === 0) await addFloorPlan(kitchenId, visitor);
    if (visitor === 0) {
      replyOf(await client.call(activateIflowEndpoint, { body: { kitchenId, email, password: PASSWORD } }));
      account = email;
    }
  }
  for (let visitor = ENQUIRIES; visitor < ENQUIRIES + BOOKINGS; visitor++) {
    const body = {
      ...exampleContact(visitor),
      locale: 'de' as const,
      precall_requested_at: startFor(visitor),
      duration,
      szid: `example-booking-${visitor}`,
      operating_system: 'Mozilla/5.0',
      ip_address: null,
    };
    replyOf(await client.call(submitTerminfinderEnquiryEndpoint, { body }));
  }
  console.log(
    `${ENQUIRIES} enquiries and ${BOOKINGS} booked calls are in ${dataDir}.\n` +
      `Customer area: ${account}, password "${PASSWORD}".\n` +
      `Look at them: ${startLine(port, given)}`,
  );
}

try {
  await (isYear ? writeYear() : makeFew());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
}
process.exit();
