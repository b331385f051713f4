import type { Queryable } from '../db/database.ts';

/** Locks both, always in the same order: two crosswise merges would deadlock otherwise. */
export async function lockPair(tx: Queryable, enquiryId: string, otherId: string) {
  return tx
    .selectFrom('enquiry')
    .select(['enquiry_id as enquiryId', 'merged_into as mergedInto'])
    .where('enquiry_id', 'in', [enquiryId, otherId])
    .orderBy('enquiry_id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether other enquiries are merged into it. */
export async function hasMerged(tx: Queryable, enquiryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where('merged_into', '=', enquiryId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setMergedInto(tx: Queryable, enquiryId: string, into: string | null): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set((row) => ({ merged_into: into, version: row('version', '+', 1) }))
    .where('enquiry_id', '=', enquiryId)
    .execute();
}

/** False for a repeat. */
export async function keepPairApart(tx: Queryable, enquiryId: string, otherId: string): Promise<boolean> {
  const [lesser, greater] = enquiryId < otherId ? [enquiryId, otherId] : [otherId, enquiryId];
  const kept = await tx
    .insertInto('enquiry_apart')
    .values({ enquiry_id: lesser, other_id: greater })
    .onConflict((conflict) => conflict.doNothing())
    .returning('enquiry_id')
    .executeTakeFirst();
  return kept !== undefined;
}
