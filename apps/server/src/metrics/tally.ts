import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { describeError } from '../log/logger.ts';
import { addToTally, type TallyRow } from './tally.queries.ts';

/** The counters of workers with their labels, each with few values. */
export const TALLIED = {
  events_total: {
    help: 'What was accepted (enquiries, bookings, …), counted when it is passed on to mails and webhooks.',
    labelNames: ['type'],
  },
  jobs_done_total: { help: 'Tries of jobs, by queue and outcome.', labelNames: ['queue', 'outcome'] },
  webhooks_total: { help: 'Tries to call a webhook.', labelNames: ['outcome'] },
  mails_total: { help: 'Mails handed to the mail server, or not.', labelNames: ['outcome'] },
} as const;

type Tallied = keyof typeof TALLIED;
type Labels<Metric extends Tallied> = Readonly<
  Record<(typeof TALLIED)[Metric]['labelNames'][number], string>
>;

const WRITE_EVERY_MS = 5_000;

export interface Tally {
  count<Metric extends Tallied>(metric: Metric, labels: Labels<Metric>): void;
  /** Writes the counts so far. */
  write(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Counters of a worker, exposed by a server. They are flushed to the database periodically, so they survive restarts,
 * sum up over all workers, and delay no job.
 */
export function keepTally(db: Database, logger: Logger): Tally {
  let counted = new Map<string, TallyRow>();

  function add({ metric, labels, count }: TallyRow): void {
    const key = `${metric} ${labels}`;
    counted.set(key, { metric, labels, count: count + (counted.get(key)?.count ?? 0) });
  }

  async function write(): Promise<void> {
    if (counted.size === 0) return;
    const rows = [...counted.values()];
    counted = new Map();
    try {
      await addToTally(db, rows);
    } catch (error) {
      for (const row of rows) add(row);
      logger.debug({ error: describeError(error) }, 'tally not written');
    }
  }

  const timer = setInterval(write, WRITE_EVERY_MS).unref();
  return {
    count: (metric, labels) => add({ metric, labels: JSON.stringify(labels), count: 1 }),
    write,
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
