import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MS, clientAt } from './client-at.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test.each([
  ['never answers', (_url: string, { signal }: RequestInit) => untilAborted(signal)],
  [
    'begins an answer and stalls',
    async (_url: string, { signal }: RequestInit) => ({ ok: true, text: () => untilAborted(signal) }),
  ],
])('a call whose server %s is given up in time', async (_case, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const outcome = clientAt('').call(listSlotsEndpoint);
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect(await outcome).toMatchObject({ ok: false, failure: { code: 'NO_ANSWER' } });
});
