import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { keepTally } from '../metrics/tally.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { createJobRunner } from '../testing/run-jobs.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { insertEndpoint } from '../webhook/webhook.queries.ts';
import { talliedJobs } from './tallied-jobs.ts';

const app = useTestApp();
beforeEach(() =>
  storeSetting(app.db, 'mails', { ...DEFAULT_SETTINGS.mails, quietSeconds: 0 }, app.clock.now),
);
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Stands for a separate worker process: it has its own counters. */
function worker() {
  const tally = keepTally(app.db, app.services.logger);
  const runner = createJobRunner(app.db, app.services.logger, talliedJobs(app.services, tally));
  stops.push(() => tally.stop(), runner.stop);
  return { tally, runJobs: runner.runJobs };
}

/** The metric lines of a server for what its workers count. */
async function shown(): Promise<string[]> {
  const release = { version: '1', commit: null, node: 'v26' };
  const text = await createMetrics({
    db: app.db,
    dataDir: app.dataDir,
    release,
    places: app.places,
  }).read();
  return text.split('\n').filter((line) => /^funnel_(events|mails|webhooks|jobs_done)_total\{/.test(line));
}

const submit = (visitor: number) => app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) });

test('a server shows what its workers count: events, jobs, mails and webhooks, also those that fail', async () => {
  const [first, second] = [worker(), worker()];
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const url = 'https://shop.example/hook';
  await insertEndpoint(app.db, { endpointId: 'shop', url, secret, createdAt: app.clock.now });
  await submit(1);
  app.webhooks.fails = { code: 'NOT_REACHED' };
  app.mail.fails = 'NOT_SENT';
  await first.runJobs();
  app.mail.fails = 'REFUSED';
  await first.runJobs({ ignoresPauses: true });
  app.mail.fails = undefined;
  app.webhooks.fails = undefined;
  await submit(2);
  await second.runJobs();
  await Promise.all([first.tally.write(), second.tally.write()]);
  const lines = await shown();
  expect(lines).toEqual(
    expect.arrayContaining([
      'funnel_events_total{type="enquiry.received"} 2',
      'funnel_mails_total{outcome="not_sent"} 2',
      'funnel_mails_total{outcome="refused"} 2',
      'funnel_mails_total{outcome="sent"} 2',
      'funnel_jobs_done_total{queue="event",outcome="ok"} 2',
      'funnel_jobs_done_total{queue="send-mail",outcome="failed"} 2',
      expect.stringMatching(/^funnel_webhooks_total\{outcome="failed"\} [1-9]/),
      expect.stringMatching(/^funnel_webhooks_total\{outcome="delivered"\} [1-9]/),
    ]),
  );
  await first.tally.write();
  expect(await shown()).toEqual(lines);
});

test('counts that cannot be written are written later, and a stopping worker writes the rest', async () => {
  const tally = keepTally(app.db, app.services.logger);
  tally.count('mails_total', { outcome: 'sent' });
  await app.db.schema.alterTable('tally').renameTo('tally_away').execute();
  await tally.write();
  await app.db.schema.alterTable('tally_away').renameTo('tally').execute();
  tally.count('mails_total', { outcome: 'sent' });
  await tally.stop();
  expect(await shown()).toEqual(['funnel_mails_total{outcome="sent"} 2']);
});
