import { z } from '@funnel/domain/schema';

/** The purposes of a proof. A proof for one purpose is not valid for another. */
export const PROOF_PURPOSES = ['booking'] as const;
export type ProofPurpose = (typeof PROOF_PURPOSES)[number];

export const MAX_PROOF_LENGTH = 2000;

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/);

/** A challenge of ALTCHA, version 2: find the counter whose derived key begins with the prefix. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    /** `until`: milliseconds since 1970. */
    data: z.object({ purpose: z.enum(PROOF_PURPOSES), until: z.int() }),
  }),
  signature: hex,
});
export type Challenge = z.output<typeof challengeSchema>;

const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});
export type Proof = z.output<typeof proofSchema>;

/** Undefined if the text is not a proof. */
export function readProof(text: string | undefined): Proof | undefined {
  if (text === undefined) return undefined;
  try {
    return proofSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
