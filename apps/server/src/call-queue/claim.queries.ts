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

/** The live claim of a call. */
export async function findClaim(tx: Queryable, enquiryId: string, silentSince: Date) {
  return tx
    .selectFrom('call_claim')
    .select('staff_id as staffId')
    .where('enquiry_id', '=', enquiryId)
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
    .where('enquiry_id', '<>', enquiryId)
    .where('seen_at', '>', silentSince)
    .executeTakeFirst();
  return other !== undefined;
}

/** Gives the other calls of this person back, and returns them. */
export async function endOtherClaims(tx: Queryable, staffId: string, enquiryId: string): Promise<string[]> {
  const ended = await tx
    .deleteFrom('call_claim')
    .where('staff_id', '=', staffId)
    .where('enquiry_id', '<>', enquiryId)
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
  return tx
    .insertInto('call_claim')
    .values({ enquiry_id: enquiryId, staff_id: staffId, claimed_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .column('enquiry_id')
        .doUpdateSet(({ case: when, ref }) => ({
          staff_id: staffId,
          // Claiming again is idempotent: the call keeps its start.
          claimed_at: when()
            .when('call_claim.staff_id', '=', staffId)
            .then(ref('call_claim.claimed_at'))
            .else(now)
            .end(),
          seen_at: now,
        }))
        .where((row) =>
          row.or([
            row.val(takesOver),
            row('call_claim.staff_id', '=', staffId),
            row('call_claim.seen_at', '<=', silentSince),
          ]),
        ),
    )
    .returning('claimed_at as since')
    .executeTakeFirst();
}

/** False if it is not theirs any more. */
export async function keepClaim(db: Queryable, { enquiryId, staffId, now }: Omit<Claiming, 'silentSince'>) {
  const kept = await db
    .updateTable('call_claim')
    .set({ seen_at: now })
    .where('enquiry_id', '=', enquiryId)
    .where('staff_id', '=', staffId)
    .returning('enquiry_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** When the call began; undefined if it is not theirs. */
export async function endClaim(tx: Queryable, enquiryId: string, staffId: string): Promise<Date | undefined> {
  const ended = await tx
    .deleteFrom('call_claim')
    .where('enquiry_id', '=', enquiryId)
    .where('staff_id', '=', staffId)
    .returning('claimed_at')
    .executeTakeFirst();
  return ended?.claimed_at;
}
