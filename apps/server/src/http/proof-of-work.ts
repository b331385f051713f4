import { createHmac } from 'node:crypto';
import type { Challenge, Proof, ProofPurpose } from '@funnel/contract/proof/proof-of-work';
import { challengeSchema } from '@funnel/contract/proof/proof-of-work';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';

const SECRET = 'proof-of-work';
const LIFE_MS = 5 * 60 * 1000;
/** Of one round. */
const ITERATIONS = 5_000;

interface Occasion {
  readonly purpose: ProofPurpose;
  /** A proof is taken from the network alone that was asked for it. */
  readonly network: string;
  readonly now: Date;
}

/** A proof that is right, and may have been used. */
export interface GoodProof {
  readonly proofId: string;
  readonly expiresAt: Date;
}

/** The counter to be found is drawn beforehand, so that no visitor has bad luck: at most `rounds`, at least half of them. */
export async function makeChallenge(db: Queryable, occasion: Occasion, rounds: number): Promise<Challenge> {
  const { purpose, now } = occasion;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    counter: randomInt(rounds, Math.ceil(rounds / 2)),
    // Its end is not ALTCHA's own `expiresAt`, which is compared with the machine's clock.
    data: { purpose, until: now.getTime() + LIFE_MS },
    deriveKey,
    ...(await keysOf(db, occasion)),
  });
  return challengeSchema.parse(challenge);
}

/** Undefined for one that is wrong, over, or made for something else. */
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
