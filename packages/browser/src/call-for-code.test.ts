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
