import type { Clash } from '@funnel/contract/planner/clash';
import { findClash } from '@funnel/domain/planner/find-clash';
import type { Planner, WantedVisit } from '@funnel/domain/planner/planner';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import { offeredSlots } from '@funnel/domain/slot/offered-slots';
import type { VisitFacts } from './visit.queries.ts';

const FREE_WAYS = 3;

/** Where the planner is, who else is free, and when the planner is. Undefined if nothing keeps them. */
export function describeClash(
  planner: Planner,
  wanted: WantedVisit,
  { planners, ...facts }: VisitFacts,
): Clash | undefined {
  const clash = findClash(planner, wanted);
  if (!clash) return undefined;
  const { reason, from, until, visit } = clash;
  const isFreeAt = (start: string, end: string) =>
    !findClash(planner, { ...wanted, startsAt: new Date(start), endsAt: new Date(end) });
  return {
    planner: shown(planner),
    reason,
    from: berlinIso(from),
    until: berlinIso(until),
    visit: visit && {
      kind: visit.kind,
      showroom: visit.showroom,
      start: berlinIso(visit.startsAt),
      end: berlinIso(visit.endsAt),
    },
    freePlanners: planners
      .filter((other) => !findClash(other, wanted))
      .slice(0, FREE_WAYS)
      .map(shown),
    freeTimes: offeredSlots(facts)
      .filter(({ start, end }) => new Date(start) > wanted.startsAt && isFreeAt(start, end))
      .slice(0, FREE_WAYS),
  };
}

const shown = ({ staffId, name }: Planner) => ({ staffId, name });
