import type { OpenDay } from '@funnel/domain/slot/slot';

/** The times on offer, and how far they are loaded. */
export interface OpenSlots {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly days: readonly OpenDay[];
  /** Loads again: after a failure, or when a time has just been taken. */
  readonly reload: () => void;
}
