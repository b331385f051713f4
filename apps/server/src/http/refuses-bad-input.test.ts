import { ERROR_STATUS } from '@funnel/contract/error-code';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const PATH = '/api/v1/funnel-enquiries';

const contact = {
  personal_salutation_english: 'MR',
  personal_full_name: 'Canary Nightingale',
  personal_postcode: '66111',
  personal_email: 'canary@nightingale.example',
  personal_telephone_raw: '0681 5550123',
};

const json = { 'content-type': 'application/json' };

async function post(body: string, headers: Record<string, string> = json, path = PATH) {
  const response = await fetch(app.origin + path, { method: 'POST', body, headers });
  const answer = (await response.json()) as { code: string; errors: { field: string }[] };
  return { status: response.status, headers: response.headers, body: answer };
}

const stored = async () => (await app.db.selectFrom('enquiry').select('enquiry_id').execute()).length;

describe('bad input', () => {
  test('names every failing field, and stores nothing', async () => {
    const { status, body } = await post(JSON.stringify({ personal_email: 'x', question_shape: 'OVAL' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID_INPUT', message: expect.any(String) });
    const fields = body.errors.map((error) => error.field);
    expect(new Set(fields)).toEqual(
      new Set([
        'question_shape',
        'personal_salutation_english',
        'personal_full_name',
        'personal_postcode',
        'personal_email',
        'personal_telephone_raw',
      ]),
    );
    expect(await stored()).toBe(0);
  });

  test.each([
    ['no JSON', '{', 400, 'INVALID_INPUT'],
    ['an empty body', '', 400, 'INVALID_INPUT'],
    ['a list', '[]', 400, 'INVALID_INPUT'],
    ['null', 'null', 400, 'INVALID_INPUT'],
    ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 400, 'INVALID_INPUT'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400, 'INVALID_INPUT'],
    ['more than 64 KB', JSON.stringify({ a: 'x'.repeat(65_536) }), 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s is refused with a code', async (_case, text, status, code) => {
    const answer = await post(text);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await stored()).toBe(0);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s is not read',
    async (type) => {
      const answer = await post(JSON.stringify(contact), { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    },
  );

  test.each([['a b'], ['x'.repeat(256)], ['ä']])('the key %j is refused', async (key) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': Buffer.from(key).toString('latin1'),
    };
    expect(await post(JSON.stringify(contact), headers)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });

  test('no JSON input causes a 500: each answer has a code of the closed list', async () => {
    const field = fc.constantFrom(
      ...Object.keys(contact),
      'szid',
      'utm_source',
      'ip_address',
      'espl_value',
      'question_shape',
    );
    await fc.assert(
      fc.asyncProperty(field, fc.jsonValue(), async (key, value) => {
        const { status, body } = await post(JSON.stringify({ ...contact, [key]: value }));
        expect([200, 400, 413]).toContain(status);
        if (status !== 200) expect(Object.keys(ERROR_STATUS)).toContain(body.code);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['a NUL character', { personal_full_name: 'A\u0000 B' }, 400],
    ['half a character', { personal_full_name: 'A \ud800' }, 400],
    ['half a character in a side note', { utm_source: '\udfff' }, 200],
    ['the longest that is allowed', { personal_full_name: `${'ß'.repeat(118)} x` }, 200],
    ['SQL', { personal_full_name: "Robert'); drop table enquiry;--" }, 200],
  ])('%s does no harm', async (_case, change, status) => {
    expect((await post(JSON.stringify({ ...contact, ...change }))).status).toBe(status);
    expect(await stored()).toBe(status === 200 ? 1 : 0);
  });
});

describe('what strangers see', () => {
  test.each([
    ['GET', '/api/v1/nothing', 404, 'NOT_FOUND'],
    ['GET', PATH, 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', PATH, 405, 'METHOD_NOT_ALLOWED'],
  ])('%s %s is refused in the common form', async (method, path, status, code) => {
    const response = await fetch(app.origin + path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test('answers may not be framed, sniffed, cached or referred from', async () => {
    const { headers } = await post(JSON.stringify(contact));
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('the documentation lists the call with its errors', async () => {
    const document = await (await fetch(`${app.origin}/api/docs/json`)).json();
    const call = ['paths', PATH, 'post'];
    for (const status of ['200', '400', '422', '500', '503'])
      expect(document).toHaveProperty([...call, 'responses', status]);
    expect(document).toHaveProperty([...call, 'requestBody', 'content', 'application/json', 'schema'], {
      $ref: '#/components/schemas/EnquiryInput',
    });
    expect(document).toHaveProperty('components.schemas.EnquiryInput.properties.question_shape');
  });
});

test('no log line holds anything of the visitor', async () => {
  await post(JSON.stringify({ ...contact, szid: 'canary-session-long-enough' }), {
    'content-type': 'application/json',
    'idempotency-key': 'canary-key',
    'user-agent': 'canary-agent',
  });
  await post(JSON.stringify({ ...contact, personal_email: 'canary' }));
  await fetch(`${app.origin}/services/fun/datepicker?email=canary%40nightingale.example`);
  await fetch(`${app.origin}/api/v1/price-estimates?size=canary`);
  await fetch(`${app.origin}/api/v1/ip`, { headers: { 'x-forwarded-for': 'canary' } });
  app.chat.isDown = true;
  const report = { appSource: 'canary', description: 'canary', error: 'canary', body: contact };
  await post(JSON.stringify({ ...report, timestamp: '2026-11-16T10:00:00Z' }), json, '/api/v1/error-reports');
  await post(JSON.stringify({ ...report, timestamp: 'canary' }), json, '/api/v1/error-reports');
  await expect.poll(() => app.log.join('')).toContain('chat webhook failed');
  const calls = app.log.filter((line) => line.includes('"msg":"call"'));
  expect(calls.filter((line) => line.includes('"route":"/api/v1/funnel-enquiries"')).length).toBeGreaterThan(
    1,
  );
  expect(app.log.filter((line) => /canary|nightingale|5550123/i.test(line))).toEqual([]);
  expect(calls.filter((line) => line.includes('127.0.0.1'))).toEqual([]);
});
