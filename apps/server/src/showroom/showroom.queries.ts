import type { Queryable } from '../db/database.ts';

/**
 * The current showroom of an enquiry; undefined for an unknown enquiry. Locks the row, which serialises concurrent
 * choices.
 */
export async function holdShowroomOf(tx: Queryable, enquiryId: string) {
  return tx
    .selectFrom('enquiry')
    .select(['showroom', 'showroom_by as showroomBy'])
    .where('enquiry_id', '=', enquiryId)
    .forUpdate()
    .executeTakeFirst();
}

export async function storeShowroom(tx: Queryable, enquiryId: string, showroom: string): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set((row) => ({ showroom, showroom_by: 'VISITOR', version: row('version', '+', 1) }))
    .where('enquiry_id', '=', enquiryId)
    .execute();
}
