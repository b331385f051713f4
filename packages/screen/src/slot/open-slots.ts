import type { OpenDay } from '@funnel/domain/slot/slot';

/** The offered times and their loading state. */
export interface OpenSlots {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly days: readonly OpenDay[];
  /** Reloads, after a failure or when a time has just been taken. */
  readonly reload: () => void;
}
