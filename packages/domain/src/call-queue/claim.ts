/** A claim expires after this silence of its browser, and can be taken over. */
export const CLAIM_SILENCE_MS = 2 * 60_000;

export const CALL_OUTCOMES = [
  'REACHED',
  'NOT_REACHED',
  'APPOINTMENT',
  'OFFER',
  'WON',
  'LOST',
  'WRONG_NUMBER',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Somebody answered, and it was the right person. */
export const REACHED_OUTCOMES: readonly CallOutcome[] = ['REACHED', 'APPOINTMENT', 'OFFER', 'WON', 'LOST'];

/** As stored; all null without a claim. */
interface ClaimRow {
  readonly claimedBy: string | null;
  readonly claimedByName: string | null;
  readonly claimedAt: Date | null;
  readonly seenAt: Date | null;
}

/** The live call claim, as colleagues see it. */
export function shownClaim({ claimedBy, claimedByName, claimedAt, seenAt }: ClaimRow, now: Date) {
  if (claimedBy === null || claimedAt === null || seenAt === null) return null;
  return {
    staffId: claimedBy,
    name: claimedByName ?? '',
    since: claimedAt.toISOString(),
    leftMs: Math.max(0, seenAt.getTime() + CLAIM_SILENCE_MS - now.getTime()),
  };
}

/** A shorter pause would only ask again before the server's claim has expired. */
const LEAST_MS = 100;

/** Delay until the next refresh: when the first of these claims may have expired, at most `mostMs`. */
export function lookAgainMs(claims: readonly ({ readonly leftMs: number } | null)[], mostMs: number): number {
  const ends = claims.flatMap((claim) => (claim ? [claim.leftMs + LEAST_MS] : []));
  return Math.min(mostMs, ...ends);
}
