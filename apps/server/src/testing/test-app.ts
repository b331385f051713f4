import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { createClient } from '@funnel/contract/client';
import type { Endpoint } from '@funnel/contract/endpoint';
import { afterAll, beforeAll, inject } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { createSettingsReader } from '../db/setting/settings-reader.ts';
import { releaseOf } from '../health/tell-version.ts';
import { callPlaces } from '../http/call-places.ts';
import { clientList } from '../http/client-list.ts';
import { createLogger } from '../log/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { type FileTools, fileToolsFor } from '../outside/file-tools.ts';
import { argon2Hasher } from '../outside/password/argon2-hasher.ts';
import { hashLanes } from '../outside/password/hash-lanes.ts';
import type { PasswordHasher } from '../outside/password/password-hasher.ts';
import type { PriceService } from '../outside/price-service.ts';
import type { PageSource } from '../page/page-build.ts';
import type { Services } from '../services.ts';
import { createApp } from '../wiring/app.ts';
import { jobBindings } from '../wiring/job-bindings.ts';
import { countingHasher } from './counting-hasher.ts';
import { expectDeclaredEvents } from './declared-events.ts';
import { recordingChatWebhook } from './recording-chat-webhook.ts';
import { recordingCustomerMails } from './recording-customer-mails.ts';
import { recordingMailer } from './recording-mailer.ts';
import { recordingWebhookCaller } from './recording-webhook-caller.ts';
import { createJobRunner } from './run-jobs.ts';
import { useTestDatabase } from './test-database.ts';

/** The real hasher at a low cost, which most tests do not depend on. */
export const cheapHasher = argon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });

interface TestAppOptions {
  readonly environment?: Record<string, string>;
  readonly pages?: PageSource;
  readonly priceService?: PriceService;
  readonly hasher?: PasswordHasher;
  /** No delay by default: a test that guesses a hundred times would take too long. */
  readonly holdRefusalMs?: number;
  readonly streamBeatMs?: number;
  /** Replaces the real tools, which use a folder per test file. */
  readonly files?: (real: FileTools) => FileTools;
}

/** The real app on a real port and a real database, with a fixed clock, a recorded log and no outside services. */
export function useTestApp({
  environment = {},
  pages,
  priceService,
  hasher = cheapHasher,
  holdRefusalMs = 0,
  streamBeatMs = 20_000,
  files,
}: TestAppOptions = {}) {
  // Every event of every test must match its documented schema.
  const { db, name: database, url } = useTestDatabase(expectDeclaredEvents);
  const clock = { now: new Date('2026-11-16T10:00:00Z') };
  const log: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const { standIn: chat, webhook: chatWebhook } = recordingChatWebhook();
  const dataDir = path.join(tmpdir(), `funnel-files-${process.pid}-${Math.random().toString(36).slice(2)}`);
  const config = readConfig({ DATA_DIR: dataDir, UNLIMITED_CLIENTS: '127.0.0.1', ...environment });
  const tools = fileToolsFor(config);
  const logger = createLogger('info', sink);
  const settings = createSettingsReader(db, logger);
  const { mails, notifyCustomer } = recordingCustomerMails();
  const { cost, passwords } = countingHasher(hasher);
  const { standIn: mail, mailer } = recordingMailer();
  const { standIn: webhooks, caller: webhookCaller } = recordingWebhookCaller();
  const places = callPlaces();
  const metrics = config.metricsToken
    ? createMetrics({ db, dataDir, release: releaseOf(undefined), places })
    : undefined;
  const services: Services = {
    db,
    connection: { ...inject('postgres'), database },
    isPrepared: () => true,
    stopping: new AbortController().signal,
    now: () => clock.now,
    logger,
    settings,
    files: files?.(tools) ?? tools,
    backup: config.backup,
    isUnlimited: clientList(config.unlimitedClients),
    passwords,
    hashLanes: hashLanes(),
    holdRefusalMs,
    streamBeatMs,
    notifyCustomer,
    priceService,
    chatWebhook,
    mailer,
    mailFolder: config.mailFolder,
    mailSettings: {
      publicUrl: 'https://kueche.example',
      retailerEmail: 'studio@kueche.example',
      organizer: 'funnel@kueche.example',
    },
    appointmentToken: async (appointmentId) => `token-of-${appointmentId}`,
    webhookCaller,
    webhookAllowPrivate: config.webhookAllowPrivate,
    webhookRetrySeconds: config.webhookRetrySeconds,
  };
  const endpoints: Endpoint[] = [];
  const runner = createJobRunner(db, logger, jobBindings(services));
  const context = {
    db,
    places,
    /** The URL of the database, for a separate process. */
    url,
    clock,
    log,
    chat,
    mail,
    mails,
    webhooks,
    settings,
    cost,
    endpoints,
    dataDir,
    services,
    /** Runs the waiting jobs. No job runs otherwise. */
    runJobs: runner.runJobs,
    /** The same for a copy of the database. */
    async runJobsOf(copy: Database): Promise<void> {
      const own = createJobRunner(copy, logger, jobBindings({ ...services, db: copy }));
      await own.runJobs({ ignoresPauses: true }).finally(() => own.stop());
    },
    /** The HTTP server. */
    server: (): Server => {
      throw new Error('not started');
    },
    origin: '',
    client: createClient(fetch, ''),
  };
  let close = async () => {};

  beforeAll(async () => {
    await settings.refresh();
    const app = await createApp({ config, services, pages, places, metrics });
    context.server = () => app.server;
    endpoints.push(...app.endpoints);
    context.origin = await app.listen({ port: 0, host: '127.0.0.1' });
    context.client = createClient(fetch, context.origin);
    close = async () => void (await app.close());
  });
  afterAll(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
    await runner.stop();
  });
  return context;
}
