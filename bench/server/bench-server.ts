import { exampleEnquiry } from '@funnel/server/testing/example-enquiry';
import '@funnel/node-guard';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { aliveEndpoint } from '@funnel/contract/health/health';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import pg from 'pg';
import { startProduct } from '../page/start-product.ts';
import { bareTransaction } from './bare-transaction.ts';
import { callerOf, type Load, load } from './load.ts';
import { cpuSeconds, processesOf, residentMb } from './processes.ts';
import { type Row, report } from './report.ts';

/** Server throughput compared with near-optimal baselines, in one run: `npm run bench:server`. */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    clients: { type: 'string', default: '20' },
  },
});
const clients = Number(values.clients);
const options = { clients, seconds: Number(values.seconds) };
const SOCKET_FOLDER_LINE = 4;
const DRAIN_SECONDS = 10;

const product = await startProduct({ TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
const caller = callerOf(product.origin, clients);
const lock = (await readFile(path.join(product.dataDir, 'postgres-18/postmaster.pid'), 'utf8')).split('\n');
const postmaster = Number(lock[0]);
const connection = { host: lock[SOCKET_FOLDER_LINE] ?? '', user: 'postgres', database: 'postgres' };
const database = new pg.Pool({ ...connection, max: 1 });

const get = (address: string) => () => caller.call({ method: 'GET', path: address });

let visitor = 0;
/** Debounced mails would become due in another round. */
async function sendMailsAtOnce(): Promise<void> {
  const value = JSON.stringify({ ...DEFAULT_SETTINGS.mails, quietSeconds: 0 });
  const insert = `insert into setting_version (name, revision, value, author, at, state)
    values ('mails', 1, $1, 'operator', now(), 'published')`;
  await database.query(insert, [value]);
}

/** Every visitor has an own address, so that rate limits are counted without refusing anybody. */
function sendEnquiry(): Promise<number> {
  const number = visitor++;
  return caller.call({
    method: 'POST',
    path: submitEnquiryEndpoint.path,
    headers: {
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({ ...exampleEnquiry(number), personal_telephone_raw: `0681 ${1_000_000 + number}` }),
  });
}

async function countJobs(state: 'completed' | 'waiting'): Promise<number> {
  const states = state === 'completed' ? ['completed'] : ['created', 'retry', 'active'];
  const { rows } = await database.query(
    'select count(*)::int as count from pgboss.job where state::text = any($1)',
    [states],
  );
  return rows[0].count;
}

async function untilJobsAreDone(): Promise<void> {
  while ((await countJobs('waiting')) > 0) await sleep(250);
}

async function memory(): Promise<string> {
  const processes = await processesOf(product.pid);
  const parts = await Promise.all(
    processes.map(async ({ pid, role }) => `${role} ${(await residentMb(pid)).toFixed(0)} MB`),
  );
  return parts.join(', ');
}

const rows: Row[] = [];
const seen = { constant: [] as Load[], slots: [] as Load[], bare: [] as Load[], enquiry: [] as Load[] };
const jobsPerSecond: number[] = [];
/** CPU seconds of all enquiries of the rounds, from the call to the last mail. */
const spent: Record<string, number> = {};
try {
  console.log(`memory, idle: ${await memory()}`);
  await sendMailsAtOnce();
  await load(get(listSlotsEndpoint.path), { clients, seconds: 1 });
  await load(sendEnquiry, { clients, seconds: 1 });
  await untilJobsAreDone();
  const bare = await bareTransaction(connection, clients);
  for (let round = 0; round < Number(values.rounds); round++) {
    seen.constant.push(await load(get(aliveEndpoint.path), options));
    seen.slots.push(await load(get(listSlotsEndpoint.path), options));
    seen.bare.push(await load(bare.act, options));
    const spentBefore = await cpuSeconds(product.pid, postmaster);
    seen.enquiry.push(await load(sendEnquiry, options));
    console.log(`memory, after round ${round + 1}: ${await memory()}`);
    const before = await countJobs('completed');
    const startedAt = performance.now();
    while ((await countJobs('waiting')) > 0 && performance.now() - startedAt < DRAIN_SECONDS * 1000)
      await sleep(100);
    const done = (await countJobs('completed')) - before;
    jobsPerSecond.push(done / ((performance.now() - startedAt) / 1000));
    await untilJobsAreDone();
    for (const [role, seconds] of Object.entries(await cpuSeconds(product.pid, postmaster)))
      spent[role] = (spent[role] ?? 0) + seconds - (spentBefore[role] ?? 0);
  }
  await bare.close();
  rows.push(
    { name: 'constant reply', loads: seen.constant },
    { name: 'slots', loads: seen.slots, beside: seen.constant, goal: { leastShare: 0.5 } },
    { name: 'bare transaction', loads: seen.bare },
    { name: 'enquiry', loads: seen.enquiry, beside: seen.bare, goal: { leastShare: 0.5, mostP99: 3 } },
  );
  console.log(report(rows, jobsPerSecond, options));
  const enquiries = seen.enquiry.reduce((sum, { statuses }) => sum + (statuses.get(200) ?? 0), 0);
  const parts = Object.entries(spent).map(
    ([role, seconds]) => `${role} ${((seconds / enquiries) * 1000).toFixed(1)} s`,
  );
  console.log(`CPU of 1,000 enquiries with their mails: ${parts.join(', ')}`);
} finally {
  caller.close();
  await database.end();
  await product.stop();
}
