import type { Queryable } from '../db/database.ts';

/** What an enquiry has so far; undefined where there is no such enquiry. Held, so that of two choices at once one is last. */
export async function holdShowroomOf(tx: Queryable, enquiryId: string) {
  return tx
    .selectFrom('enquiry')
    .select('showroom')
    .where('enquiry_id', '=', enquiryId)
    .forUpdate()
    .executeTakeFirst();
}

export async function storeShowroom(tx: Queryable, enquiryId: string, showroom: string): Promise<void> {
  await tx.updateTable('enquiry').set({ showroom }).where('enquiry_id', '=', enquiryId).execute();
}
