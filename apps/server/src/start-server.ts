import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { appointmentToken } from './appointment/appointment-token.queries.ts';
import { bareAddress, type Config } from './config.ts';
import { NO_LIMITS, openDatabase } from './db/database.ts';
import { isDatabaseAway } from './db/is-database-away.ts';
import { keepPostgres } from './db/keep-postgres.ts';
import { migrate } from './db/migrate.ts';
import { serverVersion } from './db/server.queries.ts';
import { createSettingsReader } from './db/setting/settings-reader.ts';
import { clientList } from './http/client-list.ts';
import { jobBindings } from './job-bindings.ts';
import { notifyCustomer } from './jobs/notify-customer.ts';
import { startWorkers, type Workers } from './jobs/start-workers.ts';
import { describeError } from './logger.ts';
import { chatWebhookAt } from './outside/chat-webhook.ts';
import { fileToolsFor } from './outside/file-tools.ts';
import { folderMailer } from './outside/folder-mailer.ts';
import { argon2Hasher } from './outside/password/argon2-hasher.ts';
import { priceServiceAt } from './outside/price-service.ts';
import { smtpMailer } from './outside/smtp-mailer.ts';
import { sparingPriceService } from './outside/sparing-price-service.ts';
import { createWebhookCaller } from './outside/webhook-caller.ts';
import type { PageSource } from './page/page-build.ts';
import type { Services } from './services.ts';
import { refuseOldPostgres, startErrorOf, waitingSentence } from './start-error.ts';

const RETRY_MS = 1_000;
const SAY_AGAIN_MS = 60_000;
const LAST_QUERIES_MS = 1_000;

export interface RunningServer {
  readonly port: number;
  /** Resolves once the database has its tables; rejects when it cannot get them. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** Database first, since the data folder decides whether we may run at all; then the port; then the tables. */
export async function startServer(config: Config, logger: Logger, pages: PageSource): Promise<RunningServer> {
  const postgres = config.databaseUrl ? undefined : await keepPostgres(config, logger);
  const connection = postgres?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const stopping = new AbortController();
  const tellLost = (error: Error) => {
    if (!stopping.signal.aborted) logger.warn({ error: describeError(error) }, 'connection dropped');
  };
  const db = openDatabase(connection, tellLost);
  const now = () => new Date();
  const settings = createSettingsReader(db, logger);
  let isPrepared = false;
  const services: Services = {
    db,
    isPrepared: () => isPrepared,
    now,
    logger,
    files: fileToolsFor(config),
    settings,
    isUnlimited: clientList(config.unlimitedClients),
    passwords: argon2Hasher(),
    notifyCustomer,
    priceService: config.priceEstimateUrl
      ? sparingPriceService(priceServiceAt(config.priceEstimateUrl), now)
      : undefined,
    chatWebhook: config.chatWebhookUrl ? chatWebhookAt(config.chatWebhookUrl) : undefined,
    ...mailServices(config, now, settings),
    appointmentToken: (appointmentId) => appointmentToken(db, appointmentId),
    webhookCaller: createWebhookCaller({ allowPrivate: config.webhookAllowPrivate }),
    webhookRetrySeconds: config.webhookRetrySeconds,
  };
  const bindings = jobBindings(services);
  let app: FastifyInstance | undefined;
  let workers: Workers | undefined;
  let preparing: Promise<void> | undefined;

  async function stop(): Promise<void> {
    stopping.abort();
    const stopWorkers = async () => {
      await preparing?.catch(() => undefined);
      await workers?.stop();
    };
    await Promise.all([app?.close(), stopWorkers()]);
    // A job that did not end in time still holds its connection.
    await Promise.race([db.destroy(), sleep(LAST_QUERIES_MS)]);
    await postgres?.stop();
  }

  try {
    app = await createApp({ config, services, pages });
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    const prepare = async () => {
      const patient = openDatabase(connection, tellLost, NO_LIMITS);
      try {
        refuseOldPostgres(await serverVersion(patient), config);
        await migrate(patient);
      } finally {
        await patient.destroy();
      }
      workers = await startWorkers(db, logger, bindings);
      await settings.refresh();
      isPrepared = true;
    };
    const tellWaiting = (error: unknown) => logger.warn(waitingSentence(error, config));
    preparing = whenDatabaseAnswers(prepare, tellWaiting, stopping.signal).catch((error: unknown) => {
      throw startErrorOf(error, config);
    });
    return { port, ready: preparing, stop };
  } catch (error) {
    await stop();
    throw startErrorOf(error, config);
  }
}

/** A database that is away may come back, so this waits for it and says so; any other error is final. */
async function whenDatabaseAnswers(
  prepare: () => Promise<void>,
  tellWaiting: (error: unknown) => void,
  stopping: AbortSignal,
): Promise<void> {
  let quietUntil = 0;
  while (!stopping.aborted) {
    try {
      return await prepare();
    } catch (error) {
      if (stopping.aborted) return;
      if (!isDatabaseAway(error)) throw error;
      if (performance.now() >= quietUntil) {
        tellWaiting(error);
        quietUntil = performance.now() + SAY_AGAIN_MS;
      }
      await sleep(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}

function mailServices(
  config: Config,
  now: () => Date,
  settings: Services['settings'],
): Pick<Services, 'mailer' | 'mailFolder' | 'mailSettings'> {
  const { mailFrom, smtpUrl, publicUrl, retailerEmail } = config;
  return {
    mailer: smtpUrl
      ? smtpMailer({ url: smtpUrl, from: mailFrom })
      : folderMailer({ folder: config.mailFolder.path, from: mailFrom, now }),
    mailFolder: config.mailFolder,
    mailSettings: {
      publicUrl,
      retailerEmail,
      organizer: bareAddress(mailFrom),
      legalLinks: () => settings.current().legalLinks,
    },
  };
}
