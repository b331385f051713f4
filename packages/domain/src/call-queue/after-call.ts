import { type LostReason, mayMove, type Status } from '../pipeline/status.ts';

export interface CallState {
  readonly status: Status;
  readonly lostReason: LostReason | null;
  /** Calls that nobody answered, since somebody did. */
  readonly tries: number;
}

export type Ended =
  | {
      readonly kind: 'REACHED' | 'NOT_REACHED' | 'WRONG_NUMBER' | 'CALL' | 'VISIT' | 'OFFER' | 'WON';
    }
  | { readonly kind: 'LOST'; readonly reason: LostReason };

/** The enquiry after a call. A status that a call may not change stays, such as that of an offer. */
export function afterCall({ status, lostReason, tries }: CallState, ended: Ended): CallState {
  const contacted = status === 'NEW' ? 'CONTACTED' : status;
  switch (ended.kind) {
    case 'LOST':
      return lost(ended.reason);
    case 'WRONG_NUMBER':
      return lost('WRONG_NUMBER');
    case 'VISIT':
      return moved('APPOINTMENT');
    case 'OFFER':
      return moved('OFFER');
    case 'WON':
      return won();
    case 'NOT_REACHED':
      return { status: contacted, lostReason, tries: tries + 1 };
    default:
      return { status: contacted, lostReason, tries: 0 };
  }
  function moved(to: Status): CallState {
    return mayMove(status, to)
      ? { status: to, lostReason: null, tries: 0 }
      : { status, lostReason, tries: 0 };
  }
  /** Who buys in the first call was contacted by it. */
  function won(): CallState {
    const isMoved = mayMove(contacted, 'WON');
    return isMoved ? { status: 'WON', lostReason: null, tries: 0 } : { status, lostReason, tries: 0 };
  }
  function lost(reason: LostReason): CallState {
    return { status: 'LOST', lostReason: reason, tries: 0 };
  }
}
