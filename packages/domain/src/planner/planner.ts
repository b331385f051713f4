import type { OpeningHours } from '../slot/slot-settings.ts';
import type { VisitKind } from '../visit/visit.ts';

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** A visit of a planner; the period includes travel. */
export interface PlannedVisit extends Period {
  readonly visitId: string;
  readonly kind: VisitKind;
  readonly showroom: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Somebody who plans kitchens with customers, with all that takes their time. */
export interface Planner {
  readonly staffId: string;
  readonly name: string;
  /** In wall time in Germany; null: nobody has set any, so they always work. */
  readonly workingHours: OpeningHours | null;
  /** Where they plan; null: everywhere. */
  readonly showrooms: readonly string[] | null;
  readonly absences: readonly Period[];
  readonly visits: readonly PlannedVisit[];
}

/** Why a planner is not free. VISIT: with another customer, or on the way. */
export const CLASH_REASONS = ['VISIT', 'ABSENT', 'OFF_HOURS', 'OTHER_SHOWROOM'] as const;
export type ClashReason = (typeof CLASH_REASONS)[number];

/** A visit that a planner is wanted for. */
export interface WantedVisit {
  readonly showroom: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly travelMinutes: number;
}
