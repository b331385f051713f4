import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { supervisePostgres } from '../db/supervise-postgres.ts';
import { releaseOf } from '../health/tell-version.ts';
import { callPlaces } from '../http/call-places.ts';
import { describeError } from '../log/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { PageSource } from '../page/page-build.ts';
import { makeSetUpLink } from '../staff/set-up-link.ts';
import { createApp } from '../wiring/app.ts';
import { watchForAlerts } from '../wiring/watch-for-alerts.ts';
import { makeServices } from './make-services.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startErrorOf } from './start-error.ts';
import { superviseWorker } from './supervise-worker.ts';
import { warnOfOutside } from './warn-of-outside.ts';

const LAST_QUERIES_MS = 1_000;

export interface RunningServer {
  readonly port: number;
  /** The set-up link of the first owner. Undefined once there is staff. Call it when ready. */
  setUpLink(): Promise<string | undefined>;
  /** Resolves once the database is migrated; rejects if that fails. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the database first, since the lock on the data folder decides whether we may run. Then it opens the port, then
 * it migrates.
 */
export async function startServer(config: Config, logger: Logger, pages: PageSource): Promise<RunningServer> {
  const postgres = config.databaseUrl ? undefined : await supervisePostgres(config, logger);
  const connection = postgres?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const stopping = new AbortController();
  const onLost = (error: Error) => {
    if (!stopping.signal.aborted) logger.warn({ error: describeError(error) }, 'connection dropped');
  };
  const db = openDatabase(connection, onLost);
  let isPrepared = false;
  const services = makeServices(config, {
    db,
    connection,
    logger,
    isPrepared: () => isPrepared,
    stopping: stopping.signal,
  });
  const places = callPlaces();
  const release = releaseOf(pages.commit);
  const metrics = config.metricsToken
    ? createMetrics({ db, dataDir: config.dataDir, release, places })
    : undefined;
  const watch = watchForAlerts({ ...services, places }, config);
  let app: FastifyInstance | undefined;
  let worker: ReturnType<typeof superviseWorker> | undefined;
  let preparing: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    await prepareDatabase({ connection, config, logger, onLost, stopping: stopping.signal });
    if (stopping.signal.aborted) return;
    await services.settings.refresh();
    isPrepared = true;
    // Not awaited: a mail server may be slow to answer.
    warnOfOutside(services, config).catch((error) =>
      logger.warn({ error: describeError(error) }, 'mails and files not checked'),
    );
    if (config.worker === 'beside') worker = superviseWorker(logger);
  }

  async function stop(): Promise<void> {
    stopping.abort();
    watch.stop();
    if (isPrepared) await sleep(config.stopDelayMs);
    const stopWorker = async () => {
      await preparing?.catch(() => undefined);
      await worker?.stop();
    };
    await Promise.all([app?.close(), stopWorker()]);
    // An aborted call may still hold its connection.
    await Promise.race([db.destroy(), sleep(LAST_QUERIES_MS)]);
    await postgres?.stop();
  }

  try {
    app = await createApp({ config, services, pages, places, metrics });
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    preparing = prepare();
    const setUpLink = () => makeSetUpLink(db, { publicUrl: config.publicUrl, now: services.now() });
    return { port, setUpLink, ready: preparing, stop };
  } catch (error) {
    await stop();
    throw startErrorOf(error, config);
  }
}
