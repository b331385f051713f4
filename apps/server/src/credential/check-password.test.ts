import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { createLogger } from '../log/logger.ts';
import { HasherBusyError } from '../outside/password/password-hasher.ts';
import type { Services } from '../services.ts';
import { inLane } from './check-password.ts';

function servicesWith(error: Error): Services {
  const hashLanes = { run: () => Promise.reject(error) };
  return { hashLanes, logger: createLogger('silent') } as Partial<Services> as Services;
}

test('a caller who finds the lane full is told to retry in a moment', async () => {
  const refusal = await inLane(servicesWith(new HasherBusyError()), 'suspected', async () => 1).catch(
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 2 });
});

test('any other failure is passed on', async () => {
  const broken = new Error('broken');
  await expect(inLane(servicesWith(broken), 'known', async () => 1)).rejects.toBe(broken);
});
