/** A claim whose browser was silent for so long can be taken over. */
export const CLAIM_SILENCE_MS = 2 * 60_000;

/** What came of a call. */
export const CALL_OUTCOMES = ['REACHED', 'NOT_REACHED', 'APPOINTMENT', 'LOST', 'WRONG_NUMBER'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
