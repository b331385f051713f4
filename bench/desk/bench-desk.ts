import '@funnel/node-guard';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listDoneCallsEndpoint } from '@funnel/contract/call-queue/list-done-calls';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { queryString } from '@funnel/contract/client';
import { countEnquiriesEndpoint, listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { aliveEndpoint } from '@funnel/contract/health/health';
import pg from 'pg';
import { startProduct } from '../page/start-product.ts';
import { fillDesk } from './fill-desk.ts';

/** How fast the desk answers with many enquiries: `npm run bench:desk`. Times are whole calls over HTTP. */

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,100000,1000000' },
    runs: { type: 'string', default: '100' },
  },
});
const runs = Number(values.runs);
const SOCKET_FOLDER_LINE = 4;

interface Measured {
  readonly name: string;
  readonly goalMs: number;
  /** The fastest: what it costs while the machine does nothing else. */
  readonly least: number;
  readonly p50: number;
  readonly p95: number;
}

interface Ask {
  readonly name: string;
  readonly goalMs: number;
  readonly path: (run: number) => string;
}

/** The first calls fill caches and let the server compile what it runs often: the desk is open all day. */
const WARM_UP = 100;
const SEARCH_MS = 50;
const LIST_MS = 10;

const listed = (query: Readonly<Record<string, string>>) => listEnquiriesEndpoint.path + queryString(query);
const search = (text: string): Ask => ({
  name: `search ${text}`,
  goalMs: SEARCH_MS,
  path: () => listed({ search: text }),
});
const list = (name: string, query: Readonly<Record<string, string>>): Ask => ({
  name: `list ${name}`,
  goalMs: LIST_MS,
  path: () => listed(query),
});

function asksFor(rows: number, staffId: string): Ask[] {
  const deep = Date.now() - 700 * 24 * 60 * 60 * 1000;
  return [
    { name: 'constant reply', goalMs: LIST_MS, path: () => aliveEndpoint.path },
    list('newest', {}),
    { name: 'queue', goalMs: LIST_MS, path: () => showQueueEndpoint.path },
    {
      name: 'queue later',
      goalMs: LIST_MS,
      path: () => showQueueEndpoint.path + queryString({ tab: 'LATER' }),
    },
    { name: 'queue done', goalMs: LIST_MS, path: () => listDoneCallsEndpoint.path },
    {
      name: 'enquiry',
      goalMs: LIST_MS,
      path: (run) =>
        showEnquiryEndpoint.path + queryString({ enquiryId: `e${rows - (((run + WARM_UP) * 97) % rows)}` }),
    },
    {
      name: 'timeline',
      goalMs: LIST_MS,
      path: () => listTimelineEndpoint.path + queryString({ enquiryId: `e${rows}` }),
    },
    list('page far back', { after: `${deep}~e${Math.round(rows * 0.04)}` }),
    list('by status', { status: 'NEW' }),
    list('by person', { assignee: staffId }),
    list('by showroom and status', { showroom: 'MAINZ', status: 'OFFER' }),
    list('suspect', { suspect: 'true' }),
    ...[
      'sommerfeld',
      'Günter Groß',
      'katrin sommer',
      'weber',
      'ma',
      'e',
      '0170 12',
      '66111',
      'anna.4',
      'xq',
      'qqqq',
    ].map(search),
    search('esszimmer insel'),
    ...['weber', 'anna.4'].map((text) => ({
      name: `count ${text}`,
      goalMs: SEARCH_MS,
      path: () => countEnquiriesEndpoint.path + queryString({ search: text }),
    })),
    {
      ...search('weber'),
      name: 'search weber, status',
      path: () => listed({ search: 'weber', status: 'NEW' }),
    },
  ];
}

async function measure(
  { name, goalMs, path: pathOf }: Ask,
  origin: string,
  token: string,
  database: pg.Pool,
): Promise<Measured> {
  const times: number[] = [];
  for (let run = -WARM_UP; run < runs; run++) {
    // One person asks more often here than the rate limit allows.
    if (run % WARM_UP === 0) await database.query('delete from rate_limit');
    const begun = performance.now();
    const response = await fetch(origin + pathOf(run), { headers: { cookie: `staff=${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    if (run >= 0) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { name, goalMs, least: quantile(0), p50: quantile(0.5), p95: quantile(0.95) };
}

async function benchWith(rows: number): Promise<void> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  const lock = await readFile(path.join(product.dataDir, 'postgres-18/postmaster.pid'), 'utf8');
  const host = lock.split('\n')[SOCKET_FOLDER_LINE] ?? '';
  const database = new pg.Pool({ host, user: 'postgres', database: 'postgres', max: 1 });
  try {
    const token = randomBytes(32).toString('base64url');
    const staff = { id: 'jana', tokenHash: createHash('sha256').update(token).digest('base64url') };
    const begun = performance.now();
    await fillDesk(database, rows, staff);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(
      `\n${rows.toLocaleString('en')} enquiries, made in ${seconds} s; ${runs} runs; ${os.arch()}, ${os.cpus().length} cores`,
    );
    console.log(
      `${'call'.padEnd(34)}${'min ms'.padStart(8)}${'p50 ms'.padStart(8)}${'p95 ms'.padStart(8)}  goal`,
    );
    for (const ask of asksFor(rows, staff.id)) {
      const { name, goalMs, least, p50, p95 } = await measure(ask, product.origin, token, database);
      const judged = `<= ${goalMs}: ${p95 <= goalMs ? 'met' : 'missed'}`;
      console.log(
        `${name.padEnd(34)}${least.toFixed(1).padStart(8)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}  ${judged}`,
      );
    }
  } finally {
    await database.end();
    await product.stop();
  }
}

for (const rows of values.rows.split(',')) await benchWith(Number(rows));
