import { isWithinHours } from '../slot/is-open-during.ts';
import type { ClashReason, Period, PlannedVisit, Planner, WantedVisit } from './planner.ts';

export interface PlannerClash extends Period {
  readonly reason: ClashReason;
  /** The visit that takes their time. */
  readonly visit: PlannedVisit | null;
}

/** What keeps a planner from a visit; undefined if they are free. The way there and back is work, too. */
export function findClash(planner: Planner, wanted: WantedVisit): PlannerClash | undefined {
  const period = busyPeriod(wanted);
  const visit = planner.visits.find((other) => overlap(other, period));
  if (visit) return { reason: 'VISIT', visit, from: visit.from, until: visit.until };
  const absence = planner.absences.find((other) => overlap(other, period));
  if (absence) return { reason: 'ABSENT', visit: null, from: absence.from, until: absence.until };
  const { workingHours, showrooms } = planner;
  const span = { startsAt: period.from, endsAt: period.until };
  if (workingHours && !isWithinHours(span, workingHours))
    return { reason: 'OFF_HOURS', visit: null, ...period };
  if (showrooms && !showrooms.includes(wanted.showroom))
    return { reason: 'OTHER_SHOWROOM', visit: null, ...period };
  return undefined;
}

const MINUTE_MS = 60_000;

export function busyPeriod({ startsAt, endsAt, travelMinutes }: Omit<WantedVisit, 'showroom'>): Period {
  const travelMs = travelMinutes * MINUTE_MS;
  return { from: new Date(startsAt.getTime() - travelMs), until: new Date(endsAt.getTime() + travelMs) };
}

function overlap(one: Period, other: Period): boolean {
  return one.from < other.until && other.from < one.until;
}
