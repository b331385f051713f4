import type { Challenge, Proof } from '@funnel/contract/proof/proof-of-work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** By the library's own solver. */
export async function solved(challenge: Challenge | undefined): Promise<Proof> {
  if (!challenge) throw new Error('no challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
