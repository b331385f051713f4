import { UNDO_SECONDS } from '@funnel/domain/desk/undo';

/** How long a change can still be undone. Counted from when it was sent: the server counts from later on. */
export function undoLeftMs(sentAt: number, now: number): number {
  return Math.max(0, sentAt + UNDO_SECONDS * 1000 - now);
}

interface Undone {
  readonly undone: readonly unknown[];
  readonly left: readonly unknown[];
}

/** What the toast says after an undo. */
export function undoResult({ undone, left }: Undone): 'undone' | 'undonePart' | 'over' {
  if (left.length === 0) return 'undone';
  return undone.length === 0 ? 'over' : 'undonePart';
}
