import { showSessionEndpoint } from '@funnel/contract/account/session';
import type { Client } from '@funnel/contract/client';
import type { ErrorCode } from '@funnel/contract/error-code';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callsOfSession } from './calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['call', 'UNAUTHENTICATED', 401, { tries: 1, losses: 1 }],
  ['callOnce', 'UNAUTHENTICATED', 401, { tries: 1, losses: 1 }],
  ['call', 'UNAVAILABLE', 503, { tries: 3, losses: 0 }],
  ['callOnce', 'UNAVAILABLE', 503, { tries: 1, losses: 0 }],
  ['call', 'WRONG_CREDENTIALS', 401, { tries: 1, losses: 0 }],
  ['call', 'FORBIDDEN', 403, { tries: 1, losses: 0 }],
] as const)('%s that meets %s (%i): %j', async (name, code: ErrorCode, status, expected) => {
  const seen = { tries: 0, losses: 0 };
  const made = (async () => {
    seen.tries++;
    return { ok: false, failure: { code, message: '', status } };
  }) as Client['call'];
  const calls = callsOfSession(made, () => void seen.losses++);
  const outcome = calls[name](showSessionEndpoint);
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ ok: false, failure: { code } });
  expect(seen).toEqual(expected);
});
