import type { Clash } from '@funnel/contract/planner/clash';
import { findClash } from '@funnel/domain/planner/find-clash';
import { offeredVisits, plannersOf, type VisitInput } from '@funnel/domain/planner/offered-visits';
import type { Planner, WantedVisit } from '@funnel/domain/planner/planner';
import { shownClash } from '@funnel/domain/planner/shown-clash';

const FREE_WAYS = 3;

/** Where the planner is, who else is free, and when the planner is. Undefined if nothing keeps them. */
export function describeClash(planner: Planner, wanted: WantedVisit, input: VisitInput): Clash | undefined {
  const clash = findClash(planner, wanted);
  if (!clash) return undefined;
  const { planners, showroom } = input;
  const others = plannersOf(planners, showroom);
  return {
    planner: shown(planner),
    ...shownClash(clash),
    freePlanners: (others.length > 0 ? others : planners)
      .filter((other) => !findClash(other, wanted))
      .slice(0, FREE_WAYS)
      .map(shown),
    freeTimes: offeredVisits(input, planner.staffId)
      .filter(({ start }) => new Date(start) > wanted.startsAt)
      .slice(0, FREE_WAYS),
  };
}

const shown = ({ staffId, name }: Planner) => ({ staffId, name });
