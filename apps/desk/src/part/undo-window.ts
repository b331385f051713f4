import { UNDO_SECONDS } from '@funnel/domain/desk/undo';

/**
 * The rest of the undo window. Counted from sending: the server counts from later on, so this one never ends too late.
 */
export function undoLeftMs(sentAt: number, now: number): number {
  return Math.max(0, sentAt + UNDO_SECONDS * 1000 - now);
}

interface Undone {
  readonly undone: readonly unknown[];
  readonly left: readonly unknown[];
}

export function undoResult({ undone, left }: Undone): 'undone' | 'undonePart' | 'over' {
  if (left.length === 0) return 'undone';
  return undone.length === 0 ? 'over' : 'undonePart';
}
