import { sql } from 'kysely';
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

/** All enquiries of its person. */
export async function listOfPerson(tx: Queryable, enquiryId: string) {
  return tx
    .selectFrom('enquiry')
    .select(['enquiry_id as enquiryId', 'merged_into as mergedInto', 'version'])
    .where(sql<boolean>`person_id = (select person_id from enquiry own where own.enquiry_id = ${enquiryId})`)
    .orderBy('enquiry_id')
    .execute();
}

/** All enquiries of its person become those of the other's. */
export async function linkPersons(tx: Queryable, enquiryId: string, otherId: string): Promise<void> {
  await sql`
    select unite_persons(other.person_id, array[own.person_id])
    from enquiry own, enquiry other
    where own.enquiry_id = ${enquiryId} and other.enquiry_id = ${otherId} and own.person_id <> other.person_id`.execute(
    tx,
  );
}

/** It is of a person of its own from now on. What they are known by stays with the others. */
export async function partFromPerson(tx: Queryable, enquiryId: string, now: Date): Promise<void> {
  await sql`
    with made as (
      insert into person (person_id, created_at) values (gen_random_uuid()::text, ${now}) returning person_id
    )
    update enquiry set person_id = made.person_id, is_person_fixed = true, version = version + 1
    from made where enquiry_id = ${enquiryId}`.execute(tx);
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
