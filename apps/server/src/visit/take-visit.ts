import { findOffered } from '@funnel/domain/slot/offered-slots';
import { freeSeats } from '@funnel/domain/slot/taken-seat';
import { fitsConstraint } from '../appointment/take-slot.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { insertVisit, lockPool, type NewVisit, readVisitFacts } from './visit.queries.ts';

type VisitWish = Omit<NewVisit, 'endsAt' | 'seat'>;

/** Takes a seat for a visit at a free time, by the same rule that lists the free times. */
export async function takeVisit(tx: Queryable, wish: VisitWish) {
  const { kind, showroom, startsAt } = wish;
  await lockPool(tx, kind, showroom);
  const facts = await readVisitFacts(tx, wish);
  if (!facts) throw noSuchShowroom();
  const slot = findOffered(facts, startsAt);
  const seats = slot ? freeSeats(slot, facts.taken, facts.settings.capacity) : [];
  for (const seat of seats) {
    const endsAt = new Date(slot?.end ?? startsAt);
    let visitId = '';
    const isTaken = await fitsConstraint(tx, async () => {
      visitId = await insertVisit(tx, { ...wish, endsAt, seat });
    });
    if (isTaken) return { visitId, kind, showroom, startsAt, endsAt };
  }
  throw new Refusal('SLOT_TAKEN', 'That time is no longer free.');
}

export const noSuchShowroom = () => new Refusal('NOT_FOUND', 'There is no such showroom.');
