/** A claim whose browser was silent for so long can be taken over. */
export const CLAIM_SILENCE_MS = 2 * 60_000;

/** What came of a call. */
export const CALL_OUTCOMES = ['REACHED', 'NOT_REACHED', 'APPOINTMENT', 'LOST', 'WRONG_NUMBER'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Somebody answered, and it was the right person. */
export const REACHED_OUTCOMES: readonly CallOutcome[] = ['REACHED', 'APPOINTMENT', 'LOST'];

/** As it is stored; all null where nobody is on the call. */
interface ClaimRow {
  readonly claimedBy: string | null;
  readonly claimedByName: string | null;
  readonly claimedAt: Date | null;
  readonly seenAt: Date | null;
}

/** Who is on a call now, as colleagues see it. */
export function shownClaim({ claimedBy, claimedByName, claimedAt, seenAt }: ClaimRow, now: Date) {
  if (claimedBy === null || claimedAt === null || seenAt === null) return null;
  return {
    staffId: claimedBy,
    name: claimedByName ?? '',
    since: claimedAt.toISOString(),
    leftMs: Math.max(0, seenAt.getTime() + CLAIM_SILENCE_MS - now.getTime()),
  };
}

/** Less would only ask again before the server agrees. */
const LEAST_MS = 100;

/** When to look again: as soon as one of these claims may have ended in silence, and after `mostMs` in any case. */
export function lookAgainMs(claims: readonly ({ readonly leftMs: number } | null)[], mostMs: number): number {
  const ends = claims.flatMap((claim) => (claim ? [claim.leftMs + LEAST_MS] : []));
  return Math.min(mostMs, ...ends);
}
