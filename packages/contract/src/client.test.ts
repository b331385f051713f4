import { z } from '@funnel/domain/schema';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { callWithRetries, isWorthWaiting } from './call-with-retries.ts';
import { type CallOptions, createClient, type Fetch, type Outcome } from './client.ts';
import type { uploadMyFilesEndpoint } from './customer-area/manage-files.ts';
import { describeFailure } from './describe-failure.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { ERROR_STATUS } from './error-code.ts';
import { endpointOrigin } from './page/page-config.ts';
import { pageNameOf, pageUrl } from './page/page-path.ts';
import type { listSlotsEndpoint } from './slot/list-slots.ts';

const endpoint = defineEndpoint({
  path: '/x',
  summary: '',
  capability: 'slot.read',
  limits: 'none',
  body: z.object({ a: z.number() }),
  reply: z.object({ data: z.string() }),
});

const answering = (status: number, body: unknown): Fetch => {
  return async () => ({
    ok: status < 400,
    status,
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  });
};

const textEndpoint = defineEndpoint({
  path: '/y',
  summary: '',
  capability: 'slot.read',
  limits: 'none',
  query: z.object({ a: z.string().optional(), b: z.string().optional(), c: z.string().optional() }),
  reply: z.string(),
  replyAs: 'text',
});

describe('the client', () => {
  test('sends JSON with its key to the path of the endpoint', async () => {
    const sent: unknown[] = [];
    const fetch: Fetch = async (...args) => {
      sent.push(args);
      return answering(200, { data: 'y' })(...args);
    };
    const outcome = await createClient(fetch, 'http://host').call(endpoint, {
      body: { a: 1 },
      idempotencyKey: 'k',
    });
    expect(outcome).toEqual({ ok: true, reply: { data: 'y' } });
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    };
    expect(sent).toEqual([['http://host/x', { method: 'POST', headers, body: '{"a":1}' }]]);
  });

  test('too many calls elsewhere wait if the endpoint says for how long', async () => {
    const fetch: Fetch = async (...args) => ({
      ...(await answering(429, 'slow down')(...args)),
      headers: { get: (name) => (name === 'retry-after' ? '90' : null) },
    });
    const outcome = await createClient(fetch, '').call(endpoint, { body: { a: 1 } });
    const failure = { code: 'TOO_MANY_REQUESTS', message: 'slow down', status: 429, retryAfterSeconds: 90 };
    expect(outcome).toEqual({ ok: false, failure });
  });

  test.each([
    [422, { code: 'VALIDATION', message: 'phone  is\nwrong' }, '422 REFUSED VALIDATION phone is wrong'],
    [400, { error: 'bad_request', error_description: 'no name' }, '400 REFUSED bad_request no name'],
    [
      422,
      { title: 'Invalid', errors: [{ field: 'phone', message: 'is wrong' }, 'and more'] },
      '422 REFUSED Invalid phone is wrong and more',
    ],
    [400, { problem: { at: 'phone' } }, '400 REFUSED {"problem":{"at":"phone"}}'],
    [
      403,
      '<!doctype html><style>a{}</style><title>403</title><h1>Forbidden</h1>',
      '403 REFUSED 403 Forbidden',
    ],
    [404, '', '404 REFUSED'],
    [502, 'Bad gateway', '502 NO_ANSWER Bad gateway'],
    [200, { data: { enquiryId: null } }, '200 UNREADABLE_ANSWER {"data":{"enquiryId":null}}'],
    [400, { code: 'INVALID_INPUT', message: 'm' }, '400 INVALID_INPUT m'],
  ])('a report of status %s and %j says: %s', async (status, body, said) => {
    const outcome = await createClient(answering(status, body), '').call(endpoint, { body: { a: 1 } });
    expect(!outcome.ok && describeFailure(outcome.failure)).toBe(said);
  });

  test.each([
    ['<'.repeat(50_000)],
    ['x'.repeat(50_000)],
    ['\ud83d'.repeat(5000)],
    [JSON.stringify({ message: 'long '.repeat(5000) })],
    [JSON.stringify({ errors: Array(5000).fill({ field: 'one', message: 'more' }) })],
    ['{"message":"not whole'],
    ['"a text"'],
    ['null'],
    ['[[[]]]'],
    ['\u0000\n\t'],
  ])('a report says one line of a few hundred characters at most of any answer: %#', async (body) => {
    const outcome = await createClient(answering(400, body), '').call(endpoint, { body: { a: 1 } });
    const said = outcome.ok ? '' : describeFailure(outcome.failure);
    expect(said).toMatch(/^400 REFUSED\P{C}{0,302}$/u);
    expect(said.isWellFormed()).toBe(true);
  });

  test.each([
    ['90', 90],
    ['0', 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [null, undefined],
  ])('a refusal with retry-after %s says to wait %s seconds', async (header, seconds) => {
    const body = { code: 'TOO_MANY_REQUESTS', message: '' };
    const fetch: Fetch = async (...args) => ({
      ...(await answering(429, body)(...args)),
      headers: { get: (name) => (name === 'retry-after' ? header : null) },
    });
    const outcome = await createClient(fetch, '').call(endpoint, { body: { a: 1 } });
    const wait = seconds === undefined ? {} : { retryAfterSeconds: seconds };
    expect(outcome).toEqual({ ok: false, failure: { ...body, status: 429, ...wait } });
  });

  test('sends a query without its undefined values, and reads plain text', async () => {
    const sent: unknown[] = [];
    const fetch: Fetch = async (...args) => {
      sent.push(args);
      return { ok: true, status: 200, text: async () => 'one, two' };
    };
    const client = createClient(fetch, 'http://host');
    const outcome = await client.call(textEndpoint, { query: { a: 'ä & b=c', b: undefined, c: '' } });
    expect(outcome).toEqual({ ok: true, reply: 'one, two' });
    await client.call(textEndpoint, { query: {} });
    await client.call(textEndpoint);
    const init = { method: 'GET', headers: { accept: 'text/plain, application/json' } };
    expect(sent).toEqual([
      ['http://host/y?a=%C3%A4%20%26%20b%3Dc&c=', init],
      ['http://host/y', init],
      ['http://host/y', init],
    ]);
  });

  test.each([
    ['a refusal of ours', { code: 'UNAVAILABLE', message: 'm' }, 'UNAVAILABLE'],
    ['a page of a proxy', '<html>', 'NO_ANSWER'],
  ])('turns %s into a failure where text is expected', async (_case, body, code) => {
    const outcome = await createClient(answering(503, body), '').call(textEndpoint);
    expect(outcome).toMatchObject({ ok: false, failure: { code } });
  });

  test('a lone surrogate in a query is a failure with a code', async () => {
    const outcome = await createClient(answering(200, ''), '').call(textEndpoint, { query: { a: '\ud800' } });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'NO_ANSWER' } });
  });

  test.each([
    ['a refusal of ours', answering(400, { code: 'INVALID_INPUT', message: 'm' }), 'INVALID_INPUT'],
    ['a page of a proxy', answering(502, '<html>'), 'NO_ANSWER'],
    ['a success of another shape', answering(200, { data: 3 }), 'UNREADABLE_ANSWER'],
    ['a success that is no JSON', answering(200, '<html>'), 'UNREADABLE_ANSWER'],
    ['a refusal of ours without words', answering(409, { code: 'SLOT_TAKEN' }), 'SLOT_TAKEN'],
    ['a refusal with an unknown code', answering(400, { code: 'ODD', message: 'm' }), 'REFUSED'],
    ['a refusal with a number for a code', answering(422, { code: 17 }), 'REFUSED'],
    ['a refusal that is no JSON', answering(403, '<html>'), 'REFUSED'],
    ['an empty refusal', answering(404, ''), 'REFUSED'],
    ['too many calls elsewhere, for good', answering(429, { error: 'slow' }), 'REFUSED'],
    ['a failure elsewhere', answering(500, { error: 'oops' }), 'NO_ANSWER'],
    ['no network', () => Promise.reject(new TypeError('failed')), 'NO_ANSWER'],
  ] as [string, Fetch, string][])('turns %s into a failure with a code', async (_case, fetch, code) => {
    const outcome = await createClient(fetch, '').call(endpoint, { body: { a: 1 } });
    expect(outcome).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('retries', () => {
  const fail = (code: 'NO_ANSWER' | 'UNREADABLE_ANSWER' | keyof typeof ERROR_STATUS): Outcome<string> => ({
    ok: false,
    failure:
      code === 'NO_ANSWER' || code === 'UNREADABLE_ANSWER'
        ? { code, message: '' }
        : { code, message: '', status: ERROR_STATUS[code] },
  });
  const success: Outcome<string> = { ok: true, reply: 'done' };

  test.each([
    ['success at once', [success], 1, []],
    ['a silent server that comes back', [fail('NO_ANSWER'), fail('UNAVAILABLE'), success], 3, [600, 2000]],
    ['a refusal of the input', [fail('INVALID_INPUT')], 1, []],
    ['an answer that cannot be read', [fail('UNREADABLE_ANSWER')], 1, []],
    ['a server that stays away', [fail('INTERNAL'), fail('INTERNAL'), fail('INTERNAL')], 3, [600, 2000]],
  ] as [string, Outcome<string>[], number, number[]][])('%s', async (_case, outcomes, calls, pauses) => {
    const slept: number[] = [];
    let made = 0;
    const outcome = await callWithRetries(
      async () => outcomes[made++] ?? success,
      async (ms) => void slept.push(ms),
    );
    expect(outcome).toBe(outcomes.at(-1));
    expect(made).toBe(calls);
    expect(slept).toEqual(pauses);
  });

  test.each([
    ['NO_ANSWER', true],
    ['UNAVAILABLE', true],
    ['TOO_MANY_REQUESTS', true],
    ['INVALID_INPUT', false],
    ['SLOT_TAKEN', false],
    ['UNREADABLE_ANSWER', false],
  ] as const)('after %s it is %s that a call waits to be sent later', (code, waits) => {
    const outcome = fail(code);
    expect(!outcome.ok && isWorthWaiting(outcome.failure)).toBe(waits);
  });
});

describe('pages', () => {
  test('an unknown path is the funnel', () => {
    expect(pageNameOf('/services/fun/datepicker')).toBe('datepicker');
    expect(pageNameOf('/services/fun/else')).toBe('funnel');
    expect(pageNameOf('/toString')).toBe('funnel');
  });

  test('the datepicker is opened with the ids and the encoded address', () => {
    const lead = { enquiryId: 'e', kitchenId: 'k', email: 'a+b@c.de' };
    expect(pageUrl('datepicker', lead, 'de')).toBe(
      '/services/fun/datepicker?enquiryId=e&kitchenId=k&email=a%2Bb%40c.de',
    );
    expect(pageUrl('datepicker', lead, 'en')).toMatch(/&lang=en$/);
  });

  test.each([
    [undefined, ''],
    [{}, ''],
    [{ atlasEndpoint: '$ATLAS' }, ''],
    [{ atlasEndpoint: 'https://atlas.example/' }, 'https://atlas.example'],
  ])('endpoint setting %j leads to %j', (config, origin) => {
    expect(endpointOrigin(config, 'atlasEndpoint')).toBe(origin);
  });
});

/** Checked by the compiler, in the stage `types`. */
describe('what a call needs', () => {
  type Made<E> =
    E extends Endpoint<infer Body, z.ZodType, infer Query>
      ? CallOptions<z.input<Body>, z.input<Query>>
      : never;

  test('is its body, where the endpoint has one', () => {
    type Options = Made<typeof endpoint>;
    expectTypeOf<[]>().not.toExtend<Options>();
    expectTypeOf<[{ idempotencyKey: string }]>().not.toExtend<Options>();
    expectTypeOf<[{ body: { a: string } }]>().not.toExtend<Options>();
    expectTypeOf<[{ body: { a: number } }]>().toExtend<Options>();
  });

  test('is its query, unless all of it may be left out', () => {
    expectTypeOf<[]>().not.toExtend<Made<typeof uploadMyFilesEndpoint>>();
    expectTypeOf<[{ query: { enquiryId: string } }]>().toExtend<Made<typeof uploadMyFilesEndpoint>>();
    expectTypeOf<[]>().toExtend<Made<typeof textEndpoint>>();
  });

  test('is nothing else', () => {
    expectTypeOf<[]>().toExtend<Made<typeof listSlotsEndpoint>>();
    expectTypeOf<[{ body: { a: number } }]>().not.toExtend<Made<typeof listSlotsEndpoint>>();
  });
});
