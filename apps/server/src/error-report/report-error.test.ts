import { createClient } from '@funnel/contract/client';
import { reportErrorEndpoint } from '@funnel/contract/error-report/report-error';
import { limitSettingsSchema } from '@funnel/domain/limit/limit-settings';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { removeSetting, storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { MAX_RELAYED, MAX_RELAYED_OF_CLIENT } from './error-report.queries.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

const report = {
  timestamp: '2026-11-16T09:59:58.123Z',
  appSource: 'funnel',
  description: 'form submit error',
  error: 'NO_ANSWER',
  body: { personal_full_name: 'Canary Nightingale', personal_email: 'canary@nightingale.example' },
};
const ACCEPTED = { ok: true, reply: { data: { accepted: true } } };

/** Sends as one of many clients behind the proxy. */
function send(body: unknown, address = '203.0.113.7') {
  const client = createClient(
    (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } }),
    app.origin,
  );
  return client.call(reportErrorEndpoint, { body: body as typeof report });
}

const rows = () => app.db.selectFrom('error_report').selectAll().execute();
const told = (count: number) => expect.poll(() => app.chat.calls).toBe(count);
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

afterEach(() => {
  app.chat.texts.length = 0;
  app.chat.calls = 0;
  app.chat.isDown = false;
});

describe('a report', () => {
  test('reaches the chat with names of fields alone where the retailer wants that', async () => {
    await storeSetting(app.db, 'chatReport', 'fieldNames', app.clock.now);
    await app.settings.refresh();
    await send(report);
    await told(1);
    expect(app.chat.texts[0]).toContain('personal_email (26)');
    expect(app.chat.texts.join()).not.toMatch(/canary|nightingale/i);
    await removeSetting(app.db, 'chatReport');
    await app.settings.refresh();
  });

  test('is stored with the form data that would be lost, and reaches the chat with it', async () => {
    expect(await send(report)).toEqual(ACCEPTED);
    const [row] = await rows();
    expect(row).toMatchObject({
      report_id: expect.stringMatching(/^[\w-]{22}$/),
      received_at: app.clock.now,
      happened_at: new Date(report.timestamp),
      app_source: 'funnel',
      description: 'form submit error',
      error: 'NO_ANSWER',
      enquiry_data: report.body,
      times: 1,
      relayed_at: app.clock.now,
    });
    await told(1);
    const parts = [row?.report_id, report.timestamp, 'funnel', 'form submit error', 'NO_ANSWER', 'Canary'];
    for (const part of parts) expect(app.chat.texts[0]).toContain(part);
  });

  test('may come without form data and without an error', async () => {
    const { body: _, error: __, ...bare } = report;
    expect(await send(bare)).toEqual(ACCEPTED);
    expect(await rows()).toMatchObject([{ error: null, enquiry_data: null }]);
  });

  test('stores nothing that leads back to an address', async () => {
    await send(report, '198.51.100.42');
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain('198.51.100');
    expect(row?.client_bucket).toBeLessThan(65_536);
  });

  test('is stored even if the chat is down, and only the error code is logged', async () => {
    app.chat.isDown = true;
    expect(await send(report)).toEqual(ACCEPTED);
    await expect.poll(() => app.log.join('')).toContain('chat webhook failed');
    const line = app.log.find((each) => each.includes('chat webhook failed')) ?? '{}';
    const { time: _, ...logged } = JSON.parse(line);
    expect(logged).toEqual({ level: 'warn', code: 'TIMEOUT', msg: 'chat webhook failed' });
    expect(await rows()).toHaveLength(1);
  });
});

describe('a repeated report', () => {
  test('within an hour is counted, not stored or sent again, also concurrently', async () => {
    const times = Array.from({ length: 30 }, (_, second) => `2026-11-16T10:00:${10 + second}Z`);
    await Promise.all(times.map((timestamp) => send({ ...report, timestamp })));
    later(59 * 60 * 1000);
    await send(report);
    expect(await rows()).toMatchObject([{ times: 31, last_received_at: app.clock.now }]);
    await told(1);
  });

  test.each([
    ['another source', { appSource: 'terminfinder' }],
    ['another description', { description: 'lead without ids' }],
    ['another error', { error: 'INTERNAL' }],
    ['other form data', { body: { personal_full_name: 'Other Bird' } }],
  ])('with %s is another', async (_case, change) => {
    await send(report);
    await send({ ...report, ...change });
    expect(await rows()).toHaveLength(2);
    await told(2);
  });

  test('an hour later is another', async () => {
    await send(report);
    later(60 * 60 * 1000);
    await send(report);
    expect(await rows()).toHaveLength(2);
    await told(2);
  });
});

describe('a flood of reports', () => {
  /** As many concurrent calls as the database takes: on a busy machine more would time out. */
  const AT_ONCE = 20;

  async function flood(count: number, addressOf: (index: number) => string) {
    const outcomes = [];
    for (let first = 0; first < count; first += AT_ONCE) {
      const indexes = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index);
      const sent = indexes.map((index) =>
        send({ ...report, description: `error ${index}` }, addressOf(index)),
      );
      outcomes.push(...(await Promise.all(sent)));
    }
    return outcomes;
  }

  test('of one client reaches the chat five times a minute, and stops at the limit of a client', async () => {
    const outcomes = await flood(200, () => '2001:db8::1');
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(60);
    expect(outcomes.at(-1)).toMatchObject({ ok: false, failure: { code: 'TOO_MANY_REQUESTS', status: 429 } });
    expect(await rows()).toHaveLength(60);
    await told(MAX_RELAYED_OF_CLIENT);

    expect((await send({ ...report, description: 'from the same network' }, '2001:db8::ffff')).ok).toBe(
      false,
    );
    await send({ ...report, description: 'by another client' }, '203.0.113.9');
    await told(MAX_RELAYED_OF_CLIENT + 1);

    await app.db.deleteFrom('rate_limit').execute();
    later(60 * 1000);
    await send({ ...report, description: 'a minute later' }, '2001:db8:0:1::1');
    await told(MAX_RELAYED_OF_CLIENT + 2);
  });

  test('of many clients reaches the chat sixty times a minute', async () => {
    await flood(200, (index) => `203.0.113.${index}`);
    expect(await rows()).toHaveLength(200);
    await told(MAX_RELAYED);
    expect((await rows()).filter((row) => row.relayed_at)).toHaveLength(MAX_RELAYED);
  });

  test('that forges its address in front of the proxy is still one client', async () => {
    await flood(40, (index) => `6.6.6.${index}, 203.0.113.77`);
    await told(MAX_RELAYED_OF_CLIENT);
  });
});

describe('the store of reports', () => {
  const limit = async (errorReports: object) => {
    await storeSetting(app.db, 'limits', limitSettingsSchema.parse({ errorReports }), app.clock.now);
    await app.settings.refresh();
  };
  const bare = (description: string) => ({ ...report, body: undefined, description });
  const descriptions = async () => (await rows()).map(({ description }) => description).sort();

  test('keeps of a form only the fields of our forms, each truncated to its limit', async () => {
    const strange = { question_shape: 'L_FORM', note: 'x', nested: { a: 1 }, personal_postcode: ['6'] };
    await send({ ...report, body: { ...strange, espl_value: 12.5, utm_source: 'y'.repeat(50_000) } });
    const [row] = await rows();
    expect(row?.enquiry_data).toEqual({
      question_shape: 'L_FORM',
      espl_value: 12.5,
      utm_source: expect.stringMatching(/^y{500}$/),
    });
  });

  test('takes a limited number of bytes an hour from one client', async () => {
    await limit({ kilobytesOfClientInAnHour: 16 });
    const large = (index: number) => ({ ...report, description: `error ${index}`, error: 'y'.repeat(4000) });
    const outcomes = [];
    for (let index = 0; index < 5; index++) outcomes.push(await send(large(index), '198.51.100.1'));
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
    expect(outcomes.at(-1)).toMatchObject({ failure: { code: 'TOO_MANY_REQUESTS' } });
    expect((await send(large(5), '198.51.100.2')).ok).toBe(true);
    later(60 * 60 * 1000);
    expect((await send(large(6), '198.51.100.1')).ok).toBe(true);
  });

  test.each([
    ['rows', { rows: 3 }, 0],
    ['bytes', { megabytes: 1 }, 1024 * 1024 - 5000],
  ])('holds so many %s: the oldest without form data makes room', async (_case, limits, bytes) => {
    await limit(limits);
    await send({ ...report, description: 'a rescued one' });
    await send(bare('the oldest'), '198.51.100.4');
    await app.db.updateTable('error_report').set({ bytes }).where('enquiry_data', 'is', null).execute();
    for (const description of ['the second', 'the third']) {
      later(1000);
      expect(await send({ ...bare(description), error: 'y'.repeat(4000) })).toEqual(ACCEPTED);
    }
    expect(await descriptions()).toEqual(['a rescued one', 'the second', 'the third']);
  });

  test('never deletes form data of another visitor: if nothing else can be deleted, a report is refused', async () => {
    await limit({ rows: 2 });
    for (const index of [1, 2])
      await send({ ...report, description: `rescued ${index}` }, `198.51.100.${index}`);
    for (const more of [bare('bare'), { ...report, description: 'rescued 3' }]) {
      expect(await send(more, '198.51.100.9')).toMatchObject({
        ok: false,
        failure: { code: 'INSUFFICIENT_STORAGE', status: 507 },
      });
    }
    expect(await descriptions()).toEqual(['rescued 1', 'rescued 2']);
    expect(app.log.join('')).toContain('"event":"report-store-full"');
  });

  afterEach(async () => {
    await app.db.deleteFrom('setting_version').execute();
    await app.settings.refresh();
  });
});

describe('a hostile report', () => {
  const deep = JSON.parse(`${'{"a":['.repeat(4000)}1${']}'.repeat(4000)}`);

  test.each([
    ['NUL characters', { description: 'a\u0000b', error: '\u0000', body: { 'a\u0000': ['\u0000'] } }],
    ['halves of characters', { description: '\ud800', error: '\udfff', body: { '\ud800': { b: '\udfff' } } }],
    ['deep nesting', { body: { ...report.body, question_shape: deep } }],
    ['long texts', { appSource: 'x'.repeat(500), description: '😀'.repeat(999), error: 'y'.repeat(9999) }],
    ['odd numbers', { body: { a: 1e308, b: -0, c: 1e-320 } }],
    ['a big form', { body: Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`f${i}`, 'value'])) }],
    ['the year 0', { timestamp: '0000-01-01T00:00:00Z' }],
    ['a long fraction', { timestamp: `2026-11-16T10:00:00.${'1'.repeat(40)}Z` }],
  ])('with %s is kept', async (_case, change) => {
    expect(await send({ ...report, ...change })).toEqual(ACCEPTED);
    expect(await rows()).toHaveLength(1);
    await told(1);
  });

  test('keeps the storable part of unstorable text', async () => {
    await send({ ...report, description: 'a\u0000\ud800b', body: { utm_source: 'v\udfff' } });
    expect(await rows()).toMatchObject([
      { description: 'a\ufffd\ufffdb', enquiry_data: { utm_source: 'v\ufffd' } },
    ]);
  });

  test.each([
    ['no timestamp', { timestamp: undefined }],
    ['a timestamp that is none', { timestamp: 'yesterday' }],
    ['a list for form data', { body: [] }],
    ['a number for a text', { description: 1 }],
  ])('with %s is refused', async (_case, change) => {
    const outcome = await send({ ...report, ...change });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'INVALID_INPUT', status: 400 } });
    expect(await rows()).toHaveLength(0);
  });

  test('of any JSON is stored or refused, and never causes a 500', async () => {
    const key = fc.constantFrom('timestamp', 'appSource', 'description', 'error', 'body');
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ stringUnit: 'binary' })),
    );
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(key, value, async (name, given) => {
        const outcome = await send({ ...report, [name]: given }, `10.0.${calls++ % 250}.1`);
        expect(outcome.ok || outcome.failure.code).toBeOneOf([true, 'INVALID_INPUT']);
      }),
      { numRuns: 150 },
    );
  });
});
