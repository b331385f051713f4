import { createHmac } from 'node:crypto';
import type { Challenge, Proof, ProofPurpose } from '@funnel/contract/proof/proof-of-work';
import { challengeSchema } from '@funnel/contract/proof/proof-of-work';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';

const SECRET = 'proof-of-work';
const LIFE_MS = 5 * 60 * 1000;
/** PBKDF2 iterations of one round. */
const ITERATIONS = 5_000;

interface Occasion {
  readonly purpose: ProofPurpose;
  /** A proof is valid only for the network that got the challenge. */
  readonly network: string;
  readonly now: Date;
}

/** A valid proof. It may still have been used before. */
export interface GoodProof {
  readonly proofId: string;
  readonly expiresAt: Date;
}

/** The solution is drawn beforehand between half of `rounds` and `rounds`, so that no visitor has bad luck. */
export async function makeChallenge(db: Queryable, occasion: Occasion, rounds: number): Promise<Challenge> {
  const { purpose, now } = occasion;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    counter: randomInt(rounds, Math.ceil(rounds / 2)),
    // Not ALTCHA's own `expiresAt`, which is compared with the system clock instead of ours.
    data: { purpose, until: now.getTime() + LIFE_MS },
    deriveKey,
    ...(await keysOf(db, occasion)),
  });
  return challengeSchema.parse(challenge);
}

/** Undefined for a proof that is wrong, expired, or made for another purpose. */
export async function checkProof(
  db: Queryable,
  { challenge, solution }: Proof,
  occasion: Occasion,
): Promise<GoodProof | undefined> {
  const { purpose, until } = challenge.parameters.data;
  if (purpose !== occasion.purpose || until <= occasion.now.getTime()) return undefined;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...(await keysOf(db, occasion)),
  });
  return verified ? { proofId: challenge.signature, expiresAt: new Date(until) } : undefined;
}

async function keysOf(db: Queryable, { purpose, network }: Occasion) {
  const secret = await readSecret(db, SECRET);
  const keyFor = (what: string) =>
    createHmac('sha256', secret).update(`${what} ${purpose} ${network}`).digest('base64url');
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
}
