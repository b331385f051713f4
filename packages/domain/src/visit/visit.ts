/** Where a planner meets the customer. */
export const VISIT_KINDS = ['SHOWROOM', 'HOME', 'VIDEO'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const VISIT_STATES = ['BOOKED', 'CANCELLED'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** Whether a visit took place. */
export const VISIT_OUTCOMES = ['CAME', 'NO_SHOW'] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

/** Visits of one kind in one showroom share its seats. */
export function visitPool(kind: VisitKind, showroom: string): string {
  return `${kind} ${showroom}`;
}
