/** Where a planner meets the customer. */
export const VISIT_KINDS = ['SHOWROOM', 'HOME', 'VIDEO'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const VISIT_STATES = ['BOOKED', 'CANCELLED'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** Visits of one kind in one showroom share its seats. */
export function visitPool(kind: VisitKind, showroom: string): string {
  return `${kind} ${showroom}`;
}
