import type { Queryable } from '../db/database.ts';
import type { GoodProof } from './proof-of-work.ts';

/** Uses a proof up. False when it was used before; of two at once the second waits for the first one's transaction. */
export async function spendProof(tx: Queryable, { proofId, expiresAt }: GoodProof): Promise<boolean> {
  const spent = await tx
    .insertInto('used_proof')
    .values({ proof_id: proofId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('proof_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** One that is over is refused by its end. */
export async function deleteProofsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('used_proof').where('expires_at', '<', before).execute();
}
