import type { Status } from '../pipeline/status.ts';

/** What somebody decides about an enquiry that may come from a bot, or that was found in an error report. */
export const VERDICTS = ['TAKEN_IN', 'DISCARDED'] as const;
export type Verdict = (typeof VERDICTS)[number];

interface Vetted {
  readonly suspicion: readonly string[];
  readonly isRescued: boolean;
  readonly vettedAt: Date | null;
}

/** The marks that nobody has looked into yet. */
export function openMarks({ suspicion, isRescued, vettedAt }: Vetted): {
  readonly isSuspect: boolean;
  readonly isRescued: boolean;
} {
  const isOpen = vettedAt === null;
  return { isSuspect: isOpen && suspicion.length > 0, isRescued: isOpen && isRescued };
}

interface Standing {
  readonly status: Status;
  readonly lostReason: string | null;
}

/** Where a verdict leads. A discarded enquiry can still be taken in; one that is won stays. */
export function afterVerdict(
  { status, lostReason }: Standing,
  verdict: Verdict,
): { readonly status: Status; readonly lostReason: 'NOT_GENUINE' | null } | 'STAYS' | 'REFUSED' {
  if (verdict === 'DISCARDED') {
    if (status === 'WON') return 'REFUSED';
    return status === 'LOST' ? 'STAYS' : { status: 'LOST', lostReason: 'NOT_GENUINE' };
  }
  return lostReason === 'NOT_GENUINE' ? { status: 'CONTACTED', lostReason: null } : 'STAYS';
}
