/** Why an address is paused: a day of 410 Gone, or manually. */
export const DISABLED_REASONS = ['GONE', 'PAUSED'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

const GONE = 410;
const GONE_AFTER_MS = 24 * 60 * 60 * 1000;

interface Gone {
  /** The first 410 since the last success; null: none. */
  readonly goneSince: Date | null;
  /** Whether to pause it. */
  readonly isGone: boolean;
}

/**
 * The state of an address after a try. A single 410 may be a deployment of the receiver: only a day of them without a
 * success pauses it. Any other failure changes nothing.
 */
export function judgeTry(
  goneSince: Date | null,
  {
    failure,
    at,
  }: { readonly failure: { readonly status?: number | undefined } | undefined; readonly at: Date },
): Gone {
  if (!failure) return { goneSince: null, isGone: false };
  if (failure.status !== GONE) return { goneSince, isGone: false };
  const since = goneSince ?? at;
  return { goneSince: since, isGone: at.getTime() - since.getTime() >= GONE_AFTER_MS };
}
