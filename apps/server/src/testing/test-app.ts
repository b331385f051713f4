import { Writable } from 'node:stream';
import { createClient } from '@funnel/contract/client';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createSettingsReader } from '../db/setting/settings-reader.ts';
import { createLogger } from '../logger.ts';
import type { PriceService } from '../outside/price-service.ts';
import type { PageBuild } from '../page/page-build.ts';
import { recordingChatWebhook } from './recording-chat-webhook.ts';
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
  const context = { db, clock, log, chat, settings, origin: '', client: createClient(fetch, '') };
  let close = async () => {};

  beforeAll(async () => {
    const app = await createApp({
      config: readConfig({ UNLIMITED_CLIENTS: '127.0.0.1', ...environment }),
      services: {
        db,
        now: () => clock.now,
        logger,
        settings,
        priceService,
        chatWebhook,
      },
      pages,
    });
    context.origin = await app.listen({ port: 0, host: '127.0.0.1' });
    context.client = createClient(fetch, context.origin);
    close = async () => void (await app.close());
  });
  afterAll(() => close());
  return context;
}
