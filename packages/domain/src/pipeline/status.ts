/** How far the retailer is with an enquiry. Visitors do not see it. */
export const STATUSES = ['NEW', 'CONTACTED', 'APPOINTMENT', 'OFFER', 'WON', 'LOST'] as const;
export type Status = (typeof STATUSES)[number];

export const LOST_REASONS = [
  'NO_NEED',
  'BOUGHT_ELSEWHERE',
  'TOO_EXPENSIVE',
  'TOO_FAR',
  'NOT_REACHED',
  'WRONG_NUMBER',
  /** It is worked on in another system of the retailer's. */
  'ELSEWHERE',
  'OTHER',
  /** No person, or nobody who wants a kitchen. */
  'NOT_GENUINE',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** The allowed moves. Nothing becomes new again: somebody has had it in hand. A lost enquiry can come back. */
export const MOVES: Readonly<Record<Status, readonly Status[]>> = {
  NEW: ['CONTACTED', 'APPOINTMENT', 'OFFER', 'LOST'],
  CONTACTED: ['APPOINTMENT', 'OFFER', 'WON', 'LOST'],
  APPOINTMENT: ['CONTACTED', 'OFFER', 'WON', 'LOST'],
  OFFER: ['CONTACTED', 'APPOINTMENT', 'WON', 'LOST'],
  WON: ['OFFER', 'LOST'],
  LOST: ['CONTACTED', 'APPOINTMENT', 'OFFER'],
};

export function mayMove(from: Status, to: Status): boolean {
  return MOVES[from].includes(to);
}

/** Nothing is agreed on yet. */
export const OPEN_FOR_CALLS: readonly Status[] = ['NEW', 'CONTACTED'];

/** Neither won nor lost: an enquiry that has a next step. */
export const OPEN_STATUSES: readonly Status[] = STATUSES.filter(
  (status) => status !== 'WON' && status !== 'LOST',
);

export const isOpen = (status: Status): boolean => OPEN_STATUSES.includes(status);
