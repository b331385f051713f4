import type { Queryable } from '../db/database.ts';

interface Claiming {
  readonly enquiryId: string;
  readonly staffId: string;
  readonly now: Date;
  /** A claim that was seen before this can be taken over. */
  readonly silentSince: Date;
}

/**
 * One statement decides: of any number of callers, at any number of servers, one gets the row. Undefined if somebody
 * else has it.
 */
export async function claimCall(tx: Queryable, { enquiryId, staffId, now, silentSince }: Claiming) {
  return tx
    .insertInto('call_claim')
    .values({ enquiry_id: enquiryId, staff_id: staffId, claimed_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .column('enquiry_id')
        .doUpdateSet(({ case: when, ref }) => ({
          staff_id: staffId,
          // Who claims again goes on with the same call.
          claimed_at: when()
            .when('call_claim.staff_id', '=', staffId)
            .then(ref('call_claim.claimed_at'))
            .else(now)
            .end(),
          seen_at: now,
        }))
        .where((row) =>
          row.or([row('call_claim.staff_id', '=', staffId), row('call_claim.seen_at', '<=', silentSince)]),
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
