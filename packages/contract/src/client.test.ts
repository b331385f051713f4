import { z } from '@funnel/domain/schema';
import { describe, expect, test } from 'vitest';
import { callWithRetries } from './call-with-retries.ts';
import { createClient, type Fetch, type Outcome } from './client.ts';
import { defineEndpoint } from './endpoint.ts';
import { ERROR_STATUS } from './error-code.ts';
import { endpointOrigin } from './page/page-config.ts';
import { datepickerUrl, pageNameOf } from './page/page-path.ts';

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/x',
  summary: '',
  callableBy: 'anyone',
  body: z.object({ a: z.number() }),
  reply: z.object({ data: z.string() }),
  errors: [],
});

const answering = (status: number, body: unknown): Fetch => {
  return async () => ({ ok: status < 400, status, json: async () => body });
};

describe('the client', () => {
  test('sends JSON with its key to the path of the endpoint', async () => {
    const sent: unknown[] = [];
    const fetch: Fetch = async (...args) => {
      sent.push(args);
      return { ok: true, status: 200, json: async () => ({ data: 'y' }) };
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

  test.each([
    ['a refusal of ours', answering(400, { code: 'INVALID_INPUT', message: 'm' }), 'INVALID_INPUT'],
    ['a page of a proxy', answering(502, '<html>'), 'NO_ANSWER'],
    ['a success of another shape', answering(200, { data: 3 }), 'NO_ANSWER'],
    ['an unknown code', answering(400, { code: 'ODD', message: 'm' }), 'NO_ANSWER'],
    ['no network', () => Promise.reject(new TypeError('failed')), 'NO_ANSWER'],
  ] as [string, Fetch, string][])('turns %s into a failure with a code', async (_case, fetch, code) => {
    const outcome = await createClient(fetch, '').call(endpoint, { body: { a: 1 } });
    expect(outcome).toMatchObject({ ok: false, failure: { code } });
  });
});

describe('retries', () => {
  const fail = (code: 'NO_ANSWER' | keyof typeof ERROR_STATUS): Outcome<string> => ({
    ok: false,
    failure: code === 'NO_ANSWER' ? { code, message: '' } : { code, message: '', status: ERROR_STATUS[code] },
  });
  const success: Outcome<string> = { ok: true, reply: 'done' };

  test.each([
    ['success at once', [success], 1, []],
    ['a silent server that comes back', [fail('NO_ANSWER'), fail('UNAVAILABLE'), success], 3, [600, 2000]],
    ['a refusal of the input', [fail('INVALID_INPUT')], 1, []],
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
});

describe('pages', () => {
  test('an unknown path is the funnel', () => {
    expect(pageNameOf('/services/fun/datepicker')).toBe('datepicker');
    expect(pageNameOf('/services/fun/else')).toBe('funnel');
    expect(pageNameOf('/toString')).toBe('funnel');
  });

  test('the datepicker is opened with the ids and the encoded address', () => {
    const lead = { enquiryId: 'e', kitchenId: 'k', email: 'a+b@c.de' };
    expect(datepickerUrl(lead, 'de')).toBe(
      '/services/fun/datepicker?enquiryId=e&kitchenId=k&email=a%2Bb%40c.de',
    );
    expect(datepickerUrl(lead, 'en')).toMatch(/&lang=en$/);
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
