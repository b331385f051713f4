import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Database, poolState } from '../db/database.ts';
import { sharedQuery } from '../db/shared-query.ts';
import type { CallPlaces } from '../http/call-places.ts';
import { diskFree } from '../outside/disk.ts';
import { type DatabaseFacts, readDatabaseFacts } from './metrics.queries.ts';
import { TALLIED } from './tally.ts';

/** Cached, however many clients scrape. */
const SPARING = { freshMs: 5_000, limitMs: 2_000 };

/** Gauges named like counters, which `promtool` rejects. `nodejs_active_resources` and so on have the same values. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

interface Watched {
  readonly db: Database;
  readonly dataDir: string;
  readonly places: Pick<CallPlaces, 'taken'>;
  readonly release: { readonly version: string; readonly commit: string | null; readonly node: string };
}

export interface Metrics {
  readonly callDuration: Histogram<'method' | 'route' | 'status'>;
  readonly callsInFlight: Gauge;
  readonly refusals: Counter<'code'>;
  /** Calls shed because too many were running. */
  readonly shedCalls: Counter;
  /** All metrics in the text format of Prometheus. */
  read(): Promise<string>;
  readonly contentType: string;
}

/** Every label has few values (low cardinality): routes, codes, queue names. None comes from a visitor. */
export function createMetrics({ db, dataDir, release, places }: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const databaseFacts = sharedQuery(() => readDatabaseFacts(db), SPARING);

  const buildInfo = new Gauge({
    name: 'funnel_build_info',
    help: 'The release that runs; always 1.',
    labelNames: ['version', 'commit', 'node'],
    registers,
  });
  buildInfo.set({ ...release, commit: release.commit ?? '' }, 1);
  new Gauge({
    name: 'funnel_disk_free_bytes',
    help: 'Room on the disk of the data folder.',
    registers,
    async collect() {
      this.remove();
      const bytes = await diskFree(dataDir).catch(() => undefined);
      if (bytes !== undefined) this.set(bytes);
    },
  });
  new Gauge({
    name: 'funnel_database_pool_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle } = poolState(db);
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'funnel_http_places_taken',
    help: 'Calls that a handler works on. Not 0 while nothing happens: a place was lost.',
    registers,
    collect() {
      this.set(places.taken);
    },
  });
  new Gauge({
    name: 'funnel_database_pool_waiting',
    help: 'Queries that wait for a connection.',
    registers,
    collect() {
      this.set(poolState(db).waiting);
    },
  });
  const showDatabase = databaseGauges(registers);

  return {
    callDuration: new Histogram({
      name: 'funnel_http_request_duration_seconds',
      help: 'How long calls took, by route.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    callsInFlight: new Gauge({ name: 'funnel_http_requests_in_flight', help: 'Calls under way.', registers }),
    refusals: new Counter({
      name: 'funnel_http_refusals_total',
      help: 'Calls that failed, by code: TOO_MANY_REQUESTS is over a limit, UNAVAILABLE could not be served.',
      labelNames: ['code'],
      registers,
    }),
    shedCalls: new Counter({
      name: 'funnel_http_shed_total',
      help: 'Calls turned away because too many were under way.',
      registers,
    }),
    async read() {
      showDatabase(await databaseFacts().catch(() => undefined));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Without the database, only `funnel_database_up` is set. */
function databaseGauges(registers: Registry[]): (facts: DatabaseFacts | undefined) => void {
  const up = new Gauge({ name: 'funnel_database_up', help: '1 while the database answers.', registers });
  const jobs = new Gauge({
    name: 'funnel_jobs',
    help: 'Jobs by queue and state; failed is for good.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'funnel_jobs_oldest_waiting_seconds',
    help: 'For how long the oldest job that is due waits.',
    registers,
  });
  const unclaimed = new Gauge({
    name: 'funnel_files_unclaimed_bytes',
    help: 'Uploaded and not claimed by a kitchen yet.',
    registers,
  });
  const tallied = Object.entries(TALLIED).map(([name, { help, labelNames }]) => ({
    name,
    // The table has them by their short names.
    counter: new Counter({ name: `funnel_${name}`, help, labelNames, registers }),
  }));
  return (facts) => {
    up.set(facts ? 1 : 0);
    jobs.reset();
    for (const { counter } of tallied) counter.reset();
    oldest.remove();
    unclaimed.remove();
    if (!facts) return;
    for (const { queue, waiting, deferred, active, failed } of facts.queues) {
      const states = { waiting, deferred, active, failed };
      for (const [state, count] of Object.entries(states)) jobs.set({ queue, state }, count);
    }
    oldest.set(facts.oldestWaitingSeconds);
    unclaimed.set(facts.unclaimedBytes);
    for (const { name, counter } of tallied)
      for (const { metric, labels, count } of facts.tally)
        if (metric === name) counter.inc(JSON.parse(labels), count);
  };
}
