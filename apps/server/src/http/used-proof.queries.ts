import type { Queryable } from '../db/database.ts';
import type { GoodProof } from './proof-of-work.ts';

/**
 * Marks a proof as used. False if it was used before. Of two concurrent calls the second waits for the first
 * transaction.
 */
export async function spendProof(tx: Queryable, { proofId, expiresAt }: GoodProof): Promise<boolean> {
  const spent = await tx
    .insertInto('used_proof')
    .values({ proof_id: proofId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('proof_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Safe: an expired proof is refused because of its expiry date. */
export async function deleteProofsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('used_proof').where('expires_at', '<', before).execute();
}
