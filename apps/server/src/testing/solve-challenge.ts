import { challengeSchema, type Proof } from '@funnel/contract/proof/proof-of-work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves with the library's own solver. */
export async function solved(given: unknown): Promise<Proof> {
  const challenge = challengeSchema.parse(given);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
