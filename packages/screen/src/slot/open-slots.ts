import type { OpenDay } from '@funnel/domain/slot/slot';

/** The times on offer, as far as they have come. */
export interface OpenSlots {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly days: readonly OpenDay[];
  /** Asks again: after a failure, or when a time has just been taken. */
  readonly reload: () => void;
}
