import type { Outcome } from '@funnel/contract/client';
import type { Proof } from '@funnel/contract/proof/proof-of-work';

/**
 * Makes a call. If the server asks for a proof of work, solves it and calls again. A challenge that cannot be solved,
 * as in a browser without a secure connection, stays refused.
 */
export async function callWithProof<T>(
  call: (proof: Proof | undefined) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await call(undefined);
  if (outcome.ok || outcome.failure.code !== 'PROOF_NEEDED') return outcome;
  const { challenge } = outcome.failure;
  try {
    const { solveChallenge } = await import('./solve-challenge.ts');
    return await call(await solveChallenge(challenge));
  } catch {
    return outcome;
  }
}
