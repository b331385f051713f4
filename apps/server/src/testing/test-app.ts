import { Writable } from 'node:stream';
import { createClient } from '@funnel/contract/client';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createSettingsReader } from '../db/setting/settings-reader.ts';
import { jobBindings } from '../job-bindings.ts';
import { createLogger } from '../logger.ts';
import type { PriceService } from '../outside/price-service.ts';
import type { PageBuild } from '../page/page-build.ts';
import type { Services } from '../services.ts';
import { recordingChatWebhook } from './recording-chat-webhook.ts';
import { recordingMailer } from './recording-mailer.ts';
import { recordingWebhookCaller } from './recording-webhook-caller.ts';
import { createJobRunner } from './run-jobs.ts';
import { useTestDatabase } from './test-database.ts';

interface TestAppOptions {
  readonly environment?: Record<string, string>;
  readonly pages?: PageBuild;
  readonly priceService?: PriceService;
}

/** The real app on a real port and a real database, with a fixed clock, its log kept and no outside. */
export function useTestApp({ environment = {}, pages, priceService }: TestAppOptions = {}) {
  const { db } = useTestDatabase();
  const clock = { now: new Date('2026-11-16T10:00:00Z') };
  const log: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const { standIn: chat, webhook: chatWebhook } = recordingChatWebhook();
  const logger = createLogger('info', sink);
  const settings = createSettingsReader(db, logger);
  const { standIn: mail, mailer } = recordingMailer();
  const { standIn: webhooks, caller: webhookCaller } = recordingWebhookCaller();
  const config = readConfig(environment);
  const services: Services = {
    db,
    now: () => clock.now,
    logger,
    settings,
    priceService,
    chatWebhook,
    mailer,
    mailSettings: {
      publicUrl: 'https://kueche.example',
      retailerEmail: 'studio@kueche.example',
      organizer: 'funnel@kueche.example',
    },
    appointmentToken: async (appointmentId) => `token-of-${appointmentId}`,
    webhookCaller,
    webhookRetrySeconds: config.webhookRetrySeconds,
  };
  const runner = createJobRunner(db, logger, jobBindings(services));
  const context = {
    db,
    clock,
    log,
    chat,
    mail,
    webhooks,
    settings,
    services,
    /** Does the jobs that wait; none is done otherwise. */
    runJobs: runner.runJobs,
    origin: '',
    client: createClient(fetch, ''),
  };
  let close = async () => {};

  beforeAll(async () => {
    const app = await createApp({ config, services, pages });
    context.origin = await app.listen({ port: 0, host: '127.0.0.1' });
    context.client = createClient(fetch, context.origin);
    close = async () => void (await app.close());
  });
  afterAll(async () => {
    await close();
    await runner.stop();
  });
  return context;
}
