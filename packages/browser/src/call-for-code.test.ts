import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callForCode } from './call-for-code.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function callWith(...answers: (() => Response)[]) {
  let calls = 0;
  vi.stubGlobal('fetch', async () => answers[Math.min(calls++, answers.length - 1)]?.());
  const body = { kitchenId: 'k', email: 'a@b.de', password: 'korrekt pferd' };
  const reply = callForCode('', activateIflowEndpoint, body, 'key').catch(String);
  await vi.runAllTimersAsync();
  return { reply: await reply, calls };
}

const refusal = (status: number, body: unknown) => () => Response.json(body, { status });

test('a code in the body of a refusal is the result, at once', async () => {
  const { reply, calls } = await callWith(refusal(422, { code: 'WEAK_PASSWORD', message: '' }));
  expect(reply).toMatchObject({ code: 'WEAK_PASSWORD' });
  expect(calls).toBe(1);
});

test('a server error is retried up to three tries; then its code is the result', async () => {
  const { reply, calls } = await callWith(refusal(503, { code: 'UNAVAILABLE', message: '' }));
  expect(reply).toMatchObject({ code: 'UNAVAILABLE' });
  expect(calls).toBe(3);
});

test('only the last answer counts', async () => {
  const { reply } = await callWith(
    refusal(503, { code: 'UNAVAILABLE', message: '' }),
    refusal(502, 'a proxy'),
    refusal(502, 'a proxy'),
  );
  expect(reply).toMatch(/502/);
});

test.each([
  ['without a code', refusal(422, { error: 'nope' })],
  ['that is no JSON', () => new Response('<html>', { status: 403 })],
  ['that is empty', () => new Response(null, { status: 404 })],
  ['of a success that says nothing', () => new Response(null, { status: 204 })],
])('an answer %s ends the tries at once', async (_case, answer) => {
  const { reply, calls } = await callWith(answer);
  expect(reply).toMatch(/^Error: (?:422|403|404|204)/);
  expect(calls).toBe(1);
});
