import type { Span, StepKind } from '../next-step/step.ts';
import { QUEUE_GROUPS, type QueueGroup } from './queue-group.ts';

/** How early a step is under NOW. Later ones are under LATER. */
export const NEXT_MS = 60 * 60_000;

interface QueuedStep extends Span {
  readonly stepId: string;
  readonly isPromised: boolean;
}

/** A promised time outranks what the staff plan. What is overdue comes first. */
export function groupOf({ endsAt, isPromised }: Omit<QueuedStep, 'stepId'>, now: Date): QueueGroup {
  if (endsAt < now) return 'OVERDUE';
  return isPromised ? 'PROMISED' : 'PLANNED';
}

/** Who asked for a call waits from the moment they asked. */
export function isDue({ kind, startsAt }: { readonly kind: StepKind; readonly startsAt: Date }, soon: Date) {
  return kind === 'FIRST_CALL' || kind === 'WISH' || startsAt <= soon;
}

interface Queued {
  readonly step: QueuedStep;
  readonly group: QueueGroup;
  readonly points?: { readonly sum: number };
}

/** The top row is the one to call: by group, then by time left, then by points. */
export function inOrder<Entry extends Queued>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (one, other) =>
      QUEUE_GROUPS.indexOf(one.group) - QUEUE_GROUPS.indexOf(other.group) ||
      one.step.endsAt.getTime() - other.step.endsAt.getTime() ||
      (other.points?.sum ?? 0) - (one.points?.sum ?? 0) ||
      (one.step.stepId < other.step.stepId ? -1 : 1),
  );
}
