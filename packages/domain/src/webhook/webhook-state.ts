/** Why an address is told of nothing: it has answered that it is gone (410), or somebody has paused it. */
export const DISABLED_REASONS = ['GONE', 'PAUSED'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];
