import type { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { offeredVisits } from '@funnel/domain/planner/offered-visits';
import type { z } from '@funnel/domain/schema';
import { slotsByDate } from '@funnel/domain/slot/offered-slots';
import type { Services } from '../services.ts';
import { noSuchShowroom } from './take-visit.ts';
import { readVisitFacts } from './visit.queries.ts';

interface SlotsCall {
  readonly query: z.output<NonNullable<(typeof listVisitSlotsEndpoint)['query']>>;
}

export async function listVisitSlots({ db, now }: Services, { query }: SlotsCall) {
  const { planner, visitId, ...wanted } = query;
  const facts = await readVisitFacts(db, { ...wanted, now: now(), except: visitId });
  if (!facts) throw noSuchShowroom();
  return {
    data: { minutes: facts.settings.slotMinutes, days: slotsByDate(offeredVisits(facts, planner)) },
  };
}
