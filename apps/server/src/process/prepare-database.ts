import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { type Connection, NO_LIMITS, openDatabase } from '../db/database.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { migrate } from '../db/migrate.ts';
import { makeSearchIndex } from '../db/search-index.queries.ts';
import { serverVersion } from '../db/server.queries.ts';
import { makeJobTables } from '../jobs/job-board.ts';
import { PRODUCT_JOBS } from '../wiring/product-jobs.ts';
import { refuseOldPostgres, slowSearchSentence, startErrorOf, waitingSentence } from './start-error.ts';

const RETRY_MS = 1_000;
const SAY_AGAIN_MS = 60_000;

interface Preparation {
  readonly connection: Connection;
  readonly config: Config;
  readonly logger: Logger;
  readonly onLost: (error: Error) => void;
  readonly stopping: AbortSignal;
}

/**
 * Creates or migrates tables and queues. Idempotent, and safe in several processes at once. While the database is
 * unreachable this waits and logs it. Any other error is final.
 */
export async function prepareDatabase(preparation: Preparation): Promise<void> {
  const { config, logger, stopping } = preparation;
  let quietUntil = 0;
  while (!stopping.aborted) {
    try {
      return await makeTables(preparation);
    } catch (error) {
      if (stopping.aborted) return;
      if (!isDatabaseAway(error)) throw startErrorOf(error, config);
      if (performance.now() >= quietUntil) {
        logger.warn(waitingSentence(error, config));
        quietUntil = performance.now() + SAY_AGAIN_MS;
      }
      await sleep(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}

async function makeTables({ connection, config, logger, onLost }: Preparation): Promise<void> {
  const patient = openDatabase(connection, onLost, NO_LIMITS);
  try {
    refuseOldPostgres(await serverVersion(patient), config);
    await migrate(patient);
    if (!(await makeSearchIndex(patient))) logger.warn(slowSearchSentence(config));
    await makeJobTables(patient, PRODUCT_JOBS);
  } finally {
    await patient.destroy();
  }
}
