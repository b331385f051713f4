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

/**
 * Response times of the desk with many enquiries: `npm run bench:desk`. Whole calls over HTTP, and their Postgres part.
 */

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,100000,1000000' },
    runs: { type: 'string', default: '100' },
  },
});
const runs = Number(values.runs);
const SOCKET_FOLDER_LINE = 4;

interface Quantiles {
  /** The fastest: the cost on an idle machine. */
  readonly least: number;
  readonly p50: number;
  readonly p95: number;
}

interface Measured {
  readonly call: Quantiles;
  /** The time in which statements of the call run, from sending one to reading its last row. */
  readonly postgres: Quantiles;
}

interface Ask {
  readonly name: string;
  readonly goalMs: number;
  readonly path: (run: number) => string;
}

/** Warm-up of caches and JIT: the desk is open all day. */
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
  { name, path: pathOf }: Ask,
  origin: string,
  token: string,
  database: pg.Pool,
): Promise<Measured> {
  const calls: number[] = [];
  const statements: number[] = [];
  for (let run = -WARM_UP; run < runs; run++) {
    // The bench exceeds the rate limit of one person.
    if (run % WARM_UP === 0) await database.query('delete from rate_limit');
    const begun = performance.now();
    const response = await fetch(origin + pathOf(run), { headers: { cookie: `staff=${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    if (run < 0) continue;
    calls.push(performance.now() - begun);
    const waited = Number(response.headers.get('server-timing')?.split('dur=')[1]);
    if (Number.isNaN(waited)) throw new Error(`${name}: the server does not tell how long it waited`);
    statements.push(waited);
  }
  return { call: quantilesOf(calls), postgres: quantilesOf(statements) };
}

function quantilesOf(times: readonly number[]): Quantiles {
  const ordered = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
  return { least: at(0), p50: at(0.5), p95: at(0.95) };
}

const columns = ({ least, p50, p95 }: Quantiles) =>
  [least, p50, p95].map((time) => time.toFixed(1).padStart(7)).join('');
const judge = ({ p95 }: Quantiles, goalMs: number) => (p95 <= goalMs ? 'met' : 'missed');

async function benchWith(rows: number): Promise<void> {
  const product = await startProduct({
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import ${import.meta.resolve('./time-statements.ts')}`,
  });
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
    console.log(`${''.padEnd(28)}${'Postgres, ms'.padStart(21)}${'whole call, ms'.padStart(21)}`);
    console.log(`${''.padEnd(28)}${'    min    p50    p95'.repeat(2)}  goal for p95`);
    for (const ask of asksFor(rows, staff.id)) {
      const { call, postgres } = await measure(ask, product.origin, token, database);
      const judged = `<= ${ask.goalMs}: ${judge(postgres, ask.goalMs)}, ${judge(call, ask.goalMs)}`;
      console.log(`${ask.name.padEnd(28)}${columns(postgres)}${columns(call)}  ${judged}`);
    }
  } finally {
    await database.end();
    await product.stop();
  }
}

for (const rows of values.rows.split(',')) await benchWith(Number(rows));
