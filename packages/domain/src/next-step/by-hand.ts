import type { StepKind } from './step.ts';

interface Handled {
  readonly kind: StepKind;
  readonly startsAt: Date;
  /** The customer was told. */
  readonly isPromised: boolean;
}

/** Staff change a step by themselves if nobody was told of it. Other times are moved or cancelled, with a mail. */
export const mayChange = ({ kind, isPromised }: Pick<Handled, 'kind' | 'isPromised'>): boolean =>
  !isPromised && kind !== 'WISH';

/** A promised call is ticked off once it has come. How a visit went is noted instead. */
export function mayTickOff({ kind, startsAt }: Handled, now: Date): boolean {
  if (kind === 'VISIT') return false;
  return kind !== 'CALL' || hasBegun(startsAt, now);
}

/** A call or a visit this long before its time is that one. */
const EARLY_MS = 15 * 60_000;

export const hasBegun = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() <= EARLY_MS;

/** Open steps of one person. A limit against runaway programs. */
export const MOST_STEPS = 50;
