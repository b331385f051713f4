import { offeredSlots, slotsByDate } from '@funnel/domain/slot/offered-slots';
import type { VisitKind } from '@funnel/domain/visit/visit';
import type { Services } from '../services.ts';
import { noSuchShowroom } from './take-visit.ts';
import { readVisitFacts } from './visit.queries.ts';

interface SlotsCall {
  readonly query: { readonly kind: VisitKind; readonly showroom: string };
}

export async function listVisitSlots({ db, now }: Services, { query }: SlotsCall) {
  const facts = await readVisitFacts(db, { ...query, now: now() });
  if (!facts) throw noSuchShowroom();
  return { data: { minutes: facts.settings.slotMinutes, days: slotsByDate(offeredSlots(facts)) } };
}
