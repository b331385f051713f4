import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a-token-of-twenty-one';
const app = useTestApp({ environment: { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' } });
const closed = useTestApp();
const release = { version: '1', commit: null, node: 'v26' };

const scrape = (authorization?: string, origin = app.origin) =>
  fetch(`${origin}/metrics`, { headers: authorization ? { authorization } : {} });

const metrics = async () => parse(await (await scrape(`Bearer ${TOKEN}`)).text());

/** Name and labels -> value. */
function parse(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

describe('the metrics', () => {
  test('need the token', async () => {
    const answer = await scrape(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['nothing', undefined],
    ['another token', 'Bearer another-token-of-length'],
    ['the beginning of it', `Bearer ${TOKEN.slice(0, -1)}`],
    ['more than it', `Bearer ${TOKEN}x`],
    ['the token alone', TOKEN],
    ['the token as a password', `Basic ${TOKEN}`],
  ])('are refused to a caller with %s, and the log names it', async (_case, authorization) => {
    app.log.length = 0;
    const answer = await scrape(authorization);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('http_request');
    expect(app.log.filter((line) => line.includes('"event":"metrics-token-wrong"'))).toHaveLength(1);
    expect(app.log.join('')).not.toContain(TOKEN);
  });

  test('do not exist if no token is set', async () => {
    expect((await scrape(undefined, closed.origin)).status).toBe(404);
    expect((await scrape('Bearer ', closed.origin)).status).toBe(404);
  });

  test('count calls by route and never by URL, with their duration', async () => {
    await fetch(`${app.origin}/api/anna@gross.example/secret?token=hidden`);
    await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry() });
    const found = await metrics();
    const labels = `method="POST",route="${submitEnquiryEndpoint.path}",status="2xx"`;
    expect(found.get(`funnel_http_request_duration_seconds_count{${labels}}`)).toBe(1);
    expect(found.get(`funnel_http_request_duration_seconds_bucket{le="10",${labels}}`)).toBe(1);
    expect(
      found.get('funnel_http_request_duration_seconds_count{method="GET",route="none",status="4xx"}'),
    ).toBe(1);
    expect(found.get('funnel_http_requests_in_flight')).toBe(1);
    expect([...found.keys()].join()).not.toMatch(/anna|hidden|gross/);
  });

  test('count refusals by code', async () => {
    const before = (await metrics()).get('funnel_http_refusals_total{code="TOO_MANY_REQUESTS"}') ?? 0;
    const body = { enquiryId: 'nobody', ts: '2026-11-22T10:00:00+01:00', duration: 1800 };
    for (let call = 0; call < 31; call++) {
      await fetch(app.origin + requestPrecallEndpoint.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
        body: JSON.stringify({ ...body, enquiryId: `nobody-${call}` }),
      });
    }
    const found = await metrics();
    expect(found.get('funnel_http_refusals_total{code="TOO_MANY_REQUESTS"}')).toBe(before + 1);
    expect(found.get('funnel_http_refusals_total{code="NOT_FOUND"}')).toBeGreaterThanOrEqual(30);
  });

  test('show the machine, the pool and the release', async () => {
    const found = await metrics();
    expect(found.get('funnel_disk_free_bytes')).toBeGreaterThan(0);
    expect(found.get('funnel_database_up')).toBe(1);
    expect(found.get('funnel_database_pool_connections{state="total"}')).toBeGreaterThan(0);
    expect(found.get('funnel_database_pool_waiting')).toBe(0);
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect([...found.keys()].join('\n')).toMatch(/^funnel_build_info\{version="[\d.]+",commit="",node="v\d/m);
  });

  test('show jobs by queue and state, the oldest waiting job, and unclaimed bytes', async () => {
    await sql`update pgboss.queue set ready_count = 3, deferred_count = 2, active_count = 1, failed_count = 7
      where name = 'send-mail'`.execute(app.db);
    await sql`insert into pgboss.job (name, start_after) values
      ('send-mail', now() - interval '90 seconds'), ('event', now() + interval '1 hour')`.execute(app.db);
    await app.db
      .insertInto('file')
      .values({
        file_id: 'f',
        store_key: 'k',
        media_type: 'application/pdf',
        bytes: 1234,
        name: 'plan.pdf',
        received_at: app.clock.now,
        sender: 's',
        network: 'n',
      })
      .execute();
    // A new instance: the app caches its answer for a while.
    const found = parse(
      await createMetrics({ db: app.db, dataDir: app.dataDir, release, places: app.places }).read(),
    );
    expect(found.get('funnel_files_unclaimed_bytes')).toBe(1234);
    const states = ['waiting', 'deferred', 'active', 'failed'];
    expect(states.map((state) => found.get(`funnel_jobs{queue="send-mail",state="${state}"}`))).toEqual([
      3, 2, 1, 7,
    ]);
    expect(found.get('funnel_jobs_oldest_waiting_seconds')).toBeGreaterThanOrEqual(90);
    expect(found.get('funnel_jobs_oldest_waiting_seconds')).toBeLessThan(3600);
  });

  test('work without the database too, and show that it is away', async () => {
    const away = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, () => undefined);
    const own = createMetrics({ db: away, dataDir: app.dataDir, release, places: app.places });
    const text = await own.read();
    expect(text).toMatch(/^funnel_database_up 0$/m);
    expect(text).not.toMatch(/^funnel_jobs\{/m);
    expect(text).toMatch(/^funnel_disk_free_bytes \d/m);
    await away.destroy();
  });
});
