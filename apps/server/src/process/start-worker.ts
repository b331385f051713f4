import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { productConnection } from '../command/connect-to-product.ts';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { startWorkers, type Workers } from '../jobs/start-workers.ts';
import { describeError } from '../log/logger.ts';
import { keepTally } from '../metrics/tally.ts';
import { talliedJobs } from '../wiring/tallied-jobs.ts';
import { makeServices } from './make-services.ts';
import { prepareDatabase } from './prepare-database.ts';

const LAST_QUERIES_MS = 1_000;

export interface RunningWorker {
  /** Resolves once the worker takes jobs. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** Runs mails, webhooks and all other work that no visitor waits for, in a separate process. */
export async function startWorker(config: Config, logger: Logger): Promise<RunningWorker> {
  const connection = await productConnection(config);
  const stopping = new AbortController();
  const onLost = (error: Error) => {
    if (!stopping.signal.aborted) logger.warn({ error: describeError(error) }, 'connection dropped');
  };
  const db = openDatabase(connection, onLost);
  const services = makeServices(config, {
    db,
    connection,
    logger,
    isPrepared: () => true,
    stopping: stopping.signal,
  });
  const tally = keepTally(db, logger);
  let workers: Workers | undefined;

  async function prepare(): Promise<void> {
    await prepareDatabase({ connection, config, logger, onLost, stopping: stopping.signal });
    if (stopping.signal.aborted) return;
    await services.settings.refresh();
    workers = await startWorkers(db, logger, talliedJobs(services, tally));
  }
  const ready = prepare();

  return {
    ready,
    async stop() {
      stopping.abort();
      await ready.catch(() => undefined);
      await workers?.stop();
      // A job that did not end in time may still hold its connection.
      await Promise.race([tally.stop().then(() => db.destroy()), sleep(LAST_QUERIES_MS)]);
    },
  };
}
