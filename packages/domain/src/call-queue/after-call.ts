import { type LostReason, mayMove, type Status } from '../pipeline/status.ts';
import type { CalendarRules } from '../slot/calendar.ts';
import { nextTry } from './next-try.ts';

export interface CallState {
  readonly status: Status;
  readonly lostReason: LostReason | null;
  readonly tries: number;
  readonly nextTryAt: Date | null;
}

export type Ended =
  | { readonly kind: 'REACHED' | 'NOT_REACHED' | 'WRONG_NUMBER' | 'CALL' | 'VISIT' }
  | { readonly kind: 'LOST'; readonly reason: LostReason };

interface TryRules extends CalendarRules {
  readonly now: Date;
  readonly maxTries: number;
}

/** The enquiry after a call. A status that a call may not change stays, such as that of an offer. */
export function afterCall(before: CallState, ended: Ended, rules: TryRules): CallState {
  const moved = (to: Status) => (mayMove(before.status, to) ? to : before.status);
  const { lostReason } = before;
  const done = { lostReason: null, tries: before.tries, nextTryAt: null };
  const contacted = before.status === 'NEW' ? 'CONTACTED' : before.status;
  switch (ended.kind) {
    case 'LOST':
      return lost(ended.reason);
    case 'WRONG_NUMBER':
      return lost('WRONG_NUMBER');
    case 'VISIT':
      return { ...done, status: moved('APPOINTMENT') };
    case 'NOT_REACHED': {
      const tries = before.tries + 1;
      return { status: contacted, lostReason, tries, nextTryAt: nextTry(tries, rules) ?? null };
    }
    default:
      return { ...done, lostReason, status: contacted };
  }

  function lost(reason: LostReason): CallState {
    return { ...done, status: 'LOST', lostReason: reason };
  }
}
