import type { Status } from '../pipeline/status.ts';

/** The staff's decision about an enquiry that is suspect or rescued. */
export const VERDICTS = ['TAKEN_IN', 'DISCARDED'] as const;
export type Verdict = (typeof VERDICTS)[number];

interface Vetted {
  readonly suspicion: readonly string[];
  readonly isRescued: boolean;
  readonly vettedAt: Date | null;
}

/** The marks without a verdict. */
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

/** The status after a verdict. A discarded enquiry can still be accepted; a won one stays. */
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
