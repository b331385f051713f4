import type { whoIsFreeEndpoint } from '@funnel/contract/planner/who-is-free';
import { findClash } from '@funnel/domain/planner/find-clash';
import { plannersOf } from '@funnel/domain/planner/offered-visits';
import { shownClash } from '@funnel/domain/planner/shown-clash';
import type { z } from '@funnel/domain/schema';
import type { Services } from '../services.ts';
import { noSuchShowroom } from './take-visit.ts';
import { readVisitFacts } from './visit.queries.ts';

interface FreeCall {
  readonly query: z.output<NonNullable<(typeof whoIsFreeEndpoint)['query']>>;
}

/** The planners of the showroom, or everybody if none are set up: who is free first. */
export async function whoIsFree({ db, now }: Services, { query }: FreeCall) {
  const { kind, showroom, start, minutes, visitId } = query;
  const facts = await readVisitFacts(db, { kind, showroom, minutes, now: now(), except: visitId });
  if (!facts) throw noSuchShowroom();
  const startsAt = new Date(start);
  const endsAt = new Date(startsAt.getTime() + facts.settings.slotMinutes * 60_000);
  const wanted = { showroom, startsAt, endsAt, travelMinutes: facts.travelMinutes };
  const own = plannersOf(facts.planners, showroom);
  const planners = (own.length > 0 ? own : facts.planners).map((planner) => {
    const clash = findClash(planner, wanted);
    const { staffId, name } = planner;
    return { staffId, name, clash: clash ? shownClash(clash) : null };
  });
  return {
    data: { planners: planners.toSorted((one, other) => Number(!!one.clash) - Number(!!other.clash)) },
  };
}
