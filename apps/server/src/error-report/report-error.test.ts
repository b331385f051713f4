import { createClient } from '@funnel/contract/client';
import { reportErrorEndpoint } from '@funnel/contract/error-report/report-error';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
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

/** One client of the many behind the proxy. */
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
  test('is stored with the form data that would be lost, and told to the chat without it', async () => {
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
    expect(app.chat.texts[0]).toContain(row?.report_id);
    expect(app.chat.texts[0]).toContain('personal_email (26)');
    expect(app.chat.texts.join()).not.toMatch(/canary|nightingale/i);
  });

  test('may come without form data and without an error', async () => {
    const { body: _, error: __, ...bare } = report;
    expect(await send(bare)).toEqual(ACCEPTED);
    expect(await rows()).toMatchObject([{ error: null, enquiry_data: null }]);
  });

  test('keeps nothing that leads back to an address', async () => {
    await send(report, '198.51.100.42');
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain('198.51.100');
    expect(row?.client_bucket).toBeLessThan(65_536);
  });

  test('is kept although the chat is down, and only the code of that is logged', async () => {
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
  test('within an hour is counted, not stored or told again, also when many come at once', async () => {
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
  /** As many at once as the database takes: on a busy machine the others would be refused for having waited too long. */
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

  test('of one client reaches the chat five times a minute, and is stored whole', async () => {
    const outcomes = await flood(200, () => '2001:db8::1');
    expect(outcomes).toEqual(Array(200).fill(ACCEPTED));
    expect(await rows()).toHaveLength(200);
    await told(MAX_RELAYED_OF_CLIENT);

    await send({ ...report, description: 'from the same network' }, '2001:db8::ffff');
    await send({ ...report, description: 'by another client' }, '203.0.113.9');
    await told(MAX_RELAYED_OF_CLIENT + 1);

    later(60 * 1000);
    await send({ ...report, description: 'a minute later' }, '2001:db8::1');
    await told(MAX_RELAYED_OF_CLIENT + 2);
  });

  test('of many clients reaches the chat sixty times a minute', async () => {
    await flood(200, (index) => `203.0.113.${index}`);
    expect(await rows()).toHaveLength(200);
    await told(MAX_RELAYED);
    expect((await rows()).filter((row) => row.relayed_at)).toHaveLength(MAX_RELAYED);
  });

  test('that forges its address in front of the proxy is still one client', async () => {
    await flood(40, (index) => `6.6.6.${index}, 203.0.113.7`);
    await told(MAX_RELAYED_OF_CLIENT);
  });
});

describe('a hostile report', () => {
  const deep = JSON.parse(`${'{"a":['.repeat(4000)}1${']}'.repeat(4000)}`);

  test.each([
    ['NUL characters', { description: 'a\u0000b', error: '\u0000', body: { 'a\u0000': ['\u0000'] } }],
    ['halves of characters', { description: '\ud800', error: '\udfff', body: { '\ud800': { b: '\udfff' } } }],
    ['deep nesting', { body: deep }],
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

  test('keeps what can be stored of unstorable text', async () => {
    await send({ ...report, description: 'a\u0000\ud800b', body: { 'k\u0000': ['v\udfff'] } });
    expect(await rows()).toMatchObject([
      { description: 'a\ufffd\ufffdb', enquiry_data: { 'k\ufffd': ['v\ufffd'] } },
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

  test('of any JSON is taken or refused, and never a failure of ours', async () => {
    const key = fc.constantFrom('timestamp', 'appSource', 'description', 'error', 'body');
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ stringUnit: 'binary' })),
    );
    await fc.assert(
      fc.asyncProperty(key, value, async (name, given) => {
        const outcome = await send({ ...report, [name]: given });
        expect(outcome.ok || outcome.failure.code).toBeOneOf([true, 'INVALID_INPUT']);
      }),
      { numRuns: 150 },
    );
  });
});
