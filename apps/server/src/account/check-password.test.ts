import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { HasherBusyError, type PasswordHasher } from '../outside/password/password-hasher.ts';
import { hashPassword, isRightPassword } from './check-password.ts';

const failing = (error: Error): PasswordHasher => ({
  hash: () => Promise.reject(error),
  verify: () => Promise.reject(error),
});

const acts: [string, (hasher: PasswordHasher) => Promise<unknown>][] = [
  ['choosing a password', (hasher) => hashPassword(hasher, 'x')],
  ['checking one', (hasher) => isRightPassword(hasher, 'stored', 'x')],
  ['checking one of nobody', (hasher) => isRightPassword(hasher, undefined, 'x')],
];

test.each(acts)(
  '%s while too many wait is refused for a moment, and other failures stay failures',
  async (_name, act) => {
    const refusal = await act(failing(new HasherBusyError())).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 2 });
    await expect(act(failing(new Error('broken')))).rejects.toThrow('broken');
  },
);
