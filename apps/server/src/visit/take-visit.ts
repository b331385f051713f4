import { findOffered } from '@funnel/domain/slot/offered-slots';
import { freeSeats } from '@funnel/domain/slot/taken-seat';
import { visitPool } from '@funnel/domain/visit/visit';
import { violatedBy } from '../appointment/take-slot.ts';
import type { Queryable } from '../db/database.ts';
import { PlannerBusy, Refusal } from '../http/refusal.ts';
import { lockPlanners } from '../planner/planner.queries.ts';
import { describeClash } from './describe-clash.ts';
import { insertVisit, lockPool, type NewVisit, placeVisit, readVisitFacts } from './visit.queries.ts';

type VisitWish = Omit<NewVisit, 'endsAt' | 'seat' | 'travelMinutes'>;
type VisitMove = Pick<NewVisit, 'kind' | 'showroom' | 'startsAt' | 'now'> & {
  readonly visitId: string;
  readonly planner: string | null;
};

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
export async function moveVisitTo(tx: Queryable, { planner, ...move }: VisitMove) {
  const endsAt = await takeSeat(
    tx,
    { ...move, planner: planner ?? undefined },
    (place) => placeVisit(tx, { ...move, ...place, pool: visitPool(move.kind, move.showroom) }),
    move.visitId,
  );
  return { endsAt };
}

interface Place {
  readonly endsAt: Date;
  readonly seat: number;
  readonly travelMinutes: number;
}

type Wanted = Pick<NewVisit, 'kind' | 'showroom' | 'startsAt' | 'planner' | 'now'>;

async function takeSeat(
  tx: Queryable,
  wish: Wanted,
  write: (place: Place) => Promise<void>,
  except?: string,
): Promise<Date> {
  const { kind, showroom, startsAt, planner, now } = wish;
  await lockPool(tx, kind, showroom);
  if (planner !== undefined) await lockPlanners(tx, [planner]);
  const facts = await readVisitFacts(tx, { kind, showroom, now, except });
  if (!facts) throw noSuchShowroom();
  const slot = findOffered(facts, startsAt);
  const seats = slot ? freeSeats(slot, facts.taken, facts.settings.capacity) : [];
  if (!slot || seats.length === 0) throw timeIsTaken();
  const { travelMinutes, planners } = facts;
  const wanted = { showroom, startsAt, endsAt: new Date(slot.end), travelMinutes };
  const who = planners.find(({ staffId }) => staffId === planner);
  const clash = who && describeClash(who, wanted, facts);
  if (clash) throw new PlannerBusy(clash);
  const { endsAt } = wanted;
  for (const seat of seats) {
    const violated = await violatedBy(tx, () => write({ endsAt, seat, travelMinutes }));
    if (violated === undefined) return endsAt;
  }
  throw timeIsTaken();
}

const timeIsTaken = () => new Refusal('SLOT_TAKEN', 'That time is no longer free.');

export const noSuchShowroom = () => new Refusal('NOT_FOUND', 'There is no such showroom.');
