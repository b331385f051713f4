import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

interface Claiming {
  readonly enquiryId: string;
  readonly staffId: string;
  readonly now: Date;
  /** Claims seen before this have expired. */
  readonly silentSince: Date;
  /** Whether to take over a colleague's claim. */
  readonly takesOver?: boolean;
}

/** Serialises the claims of one person until the transaction ends, across servers. */
export async function lockClaimsOf(tx: Queryable, staffId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`call claims of ${staffId}`}, 0))`.execute(tx);
}

/** A claim is of the person: whoever has it, has all of their enquiries. */
const personOf = (enquiryId: string) =>
  sql<string>`(select person_id from enquiry where enquiry_id = ${enquiryId})`;

/** The live claim of a call. */
export async function findClaim(tx: Queryable, enquiryId: string, silentSince: Date) {
  return tx
    .selectFrom('call_claim')
    .select('staff_id as staffId')
    .where('person_id', '=', personOf(enquiryId))
    .where('seen_at', '>', silentSince)
    .executeTakeFirst();
}

/** Whether this person is on another call. */
export async function isOnAnotherCall(
  tx: Queryable,
  { staffId, enquiryId, silentSince }: Omit<Claiming, 'now'>,
): Promise<boolean> {
  const other = await tx
    .selectFrom('call_claim')
    .select('enquiry_id')
    .where('staff_id', '=', staffId)
    .where('person_id', '<>', personOf(enquiryId))
    .where('seen_at', '>', silentSince)
    .executeTakeFirst();
  return other !== undefined;
}

/** Gives the other calls of this person back, and returns them. */
export async function endOtherClaims(tx: Queryable, staffId: string, enquiryId: string): Promise<string[]> {
  const ended = await tx
    .deleteFrom('call_claim')
    .where('staff_id', '=', staffId)
    .where('person_id', '<>', personOf(enquiryId))
    .returning('enquiry_id')
    .execute();
  return ended.map((row) => row.enquiry_id);
}

/**
 * One statement decides: of any number of callers, on any number of servers, one gets the row. Undefined if somebody
 * else has it.
 */
export async function claimCall(tx: Queryable, claiming: Claiming) {
  const { enquiryId, staffId, now, silentSince, takesOver = false } = claiming;
  // Claiming again is idempotent: the call keeps its start.
  const { rows } = await sql<{ since: Date }>`
    insert into call_claim as claim (person_id, enquiry_id, staff_id, claimed_at, seen_at)
    select person_id, enquiry_id, ${staffId}, ${now}, ${now} from enquiry where enquiry_id = ${enquiryId}
    on conflict (person_id) do update
    set enquiry_id = excluded.enquiry_id, staff_id = excluded.staff_id, seen_at = excluded.seen_at,
      claimed_at = case when claim.staff_id = excluded.staff_id then claim.claimed_at else excluded.claimed_at end
    where ${takesOver} or claim.staff_id = excluded.staff_id or claim.seen_at <= ${silentSince}
    returning claimed_at as since`.execute(tx);
  return rows[0];
}

/** False if it is not theirs any more. */
export async function keepClaim(db: Queryable, { enquiryId, staffId, now }: Omit<Claiming, 'silentSince'>) {
  const kept = await db
    .updateTable('call_claim')
    .set({ seen_at: now })
    .where('person_id', '=', personOf(enquiryId))
    .where('staff_id', '=', staffId)
    .returning('enquiry_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** When the call began; undefined if it is not theirs. */
export async function endClaim(tx: Queryable, enquiryId: string, staffId: string): Promise<Date | undefined> {
  const ended = await tx
    .deleteFrom('call_claim')
    .where('person_id', '=', personOf(enquiryId))
    .where('staff_id', '=', staffId)
    .returning('claimed_at')
    .executeTakeFirst();
  return ended?.claimed_at;
}
