import { findOffered } from '@funnel/domain/slot/offered-slots';
import { freeSeats } from '@funnel/domain/slot/taken-seat';
import { visitPool } from '@funnel/domain/visit/visit';
import { fitsConstraint } from '../appointment/take-slot.ts';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { insertVisit, lockPool, type NewVisit, placeVisit, readVisitFacts } from './visit.queries.ts';

type VisitWish = Omit<NewVisit, 'endsAt' | 'seat'>;
type VisitMove = Pick<NewVisit, 'kind' | 'showroom' | 'startsAt' | 'now'> & { readonly visitId: string };

/** Takes a seat for a visit at a free time, by the same rule that lists the free times. */
export async function takeVisit(tx: Queryable, wish: VisitWish) {
  const { kind, showroom, startsAt } = wish;
  let visitId = '';
  const endsAt = await takeSeat(tx, wish, async (place) => {
    visitId = await insertVisit(tx, { ...wish, ...place });
  });
  return { visitId, kind, showroom, startsAt, endsAt };
}

/** Takes another seat for a visit; its own is free for it. */
export async function moveVisitTo(tx: Queryable, move: VisitMove) {
  const endsAt = await takeSeat(
    tx,
    move,
    (place) => placeVisit(tx, { ...move, ...place, pool: visitPool(move.kind, move.showroom) }),
    move.visitId,
  );
  return { endsAt };
}

interface Place {
  readonly endsAt: Date;
  readonly seat: number;
}

async function takeSeat(
  tx: Queryable,
  wish: Omit<VisitMove, 'visitId'>,
  write: (place: Place) => Promise<void>,
  except?: string,
): Promise<Date> {
  const { kind, showroom, startsAt, now } = wish;
  await lockPool(tx, kind, showroom);
  const facts = await readVisitFacts(tx, { kind, showroom, now, except });
  if (!facts) throw noSuchShowroom();
  const slot = findOffered(facts, startsAt);
  const seats = slot ? freeSeats(slot, facts.taken, facts.settings.capacity) : [];
  for (const seat of seats) {
    const endsAt = new Date(slot?.end ?? startsAt);
    if (await fitsConstraint(tx, () => write({ endsAt, seat }))) return endsAt;
  }
  throw new Refusal('SLOT_TAKEN', 'That time is no longer free.');
}

export const noSuchShowroom = () => new Refusal('NOT_FOUND', 'There is no such showroom.');
