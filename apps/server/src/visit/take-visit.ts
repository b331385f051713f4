import { findClash } from '@funnel/domain/planner/find-clash';
import { freeVisitSeats, plannersOf, type VisitInput, whoTakes } from '@funnel/domain/planner/offered-visits';
import type { WantedVisit } from '@funnel/domain/planner/planner';
import { visitPool } from '@funnel/domain/visit/visit';
import { violatedBy } from '../appointment/take-slot.ts';
import type { Queryable } from '../db/database.ts';
import { PlannerBusy, Refusal } from '../http/refusal.ts';
import { listPlannerIdsOf, lockPlanners } from '../planner/planner.queries.ts';
import { describeClash } from './describe-clash.ts';
import { insertVisit, lockPool, type NewVisit, placeVisit, readVisitFacts } from './visit.queries.ts';

type Wanted = Pick<NewVisit, 'kind' | 'showroom' | 'startsAt' | 'now'> & {
  /** Undefined: whoever is free, where planners are set up. */
  readonly planner: string | undefined;
  /** By default as long as set for its kind. */
  readonly minutes?: number | undefined;
};
type VisitWish = Wanted & Pick<NewVisit, 'enquiryId' | 'isTold'>;
type VisitMove = Wanted & { readonly visitId: string };

/** Takes a seat and a planner for a visit, of any length within the hours. */
export async function takeVisit(tx: Queryable, wish: VisitWish) {
  const { kind, showroom, startsAt } = wish;
  let visitId = '';
  const { endsAt, planner } = await takePlace(tx, wish, async (place) => {
    visitId = await insertVisit(tx, { ...wish, ...place });
  });
  return { visitId, kind, showroom, startsAt, endsAt, planner };
}

/** The same for a visit that is there; its own time is free for it. */
export async function moveVisitTo(tx: Queryable, move: VisitMove): Promise<Place> {
  const pool = visitPool(move.kind, move.showroom);
  return takePlace(tx, move, (place) => placeVisit(tx, { ...move, ...place, pool }), move.visitId);
}

interface Place {
  readonly endsAt: Date;
  readonly seat: number;
  readonly planner: string | null;
  readonly travelMinutes: number;
}

async function takePlace(
  tx: Queryable,
  { planner, minutes, ...wish }: Wanted,
  write: (place: Place) => Promise<void>,
  except?: string,
): Promise<Place> {
  const { kind, showroom, startsAt } = wish;
  await lockPool(tx, kind, showroom);
  await lockPlanners(tx, planner === undefined ? await listPlannerIdsOf(tx, showroom) : [planner]);
  const facts = await readVisitFacts(tx, { ...wish, minutes, except });
  if (!facts) throw noSuchShowroom();
  const { travelMinutes, settings } = facts;
  const endsAt = new Date(startsAt.getTime() + settings.slotMinutes * MINUTE_MS);
  const wanted = { showroom, startsAt, endsAt, travelMinutes };
  const seats = freeVisitSeats(facts, wanted);
  if (seats.length === 0) throw timeIsTaken();
  const who = choosePlanner(facts, wanted, planner);
  for (const seat of seats) {
    const place = { endsAt, seat, planner: who, travelMinutes };
    if ((await violatedBy(tx, () => write(place))) === undefined) return place;
  }
  throw timeIsTaken();
}

/** The planner who was named, or one who is free. Null: nobody is named, and none are set up in the showroom. */
function choosePlanner(facts: VisitInput, wanted: WantedVisit, staffId: string | undefined): string | null {
  const { planners, showroom } = facts;
  if (staffId !== undefined) {
    const named = planners.find((planner) => planner.staffId === staffId);
    const clash = named && describeClash(named, wanted, facts);
    if (clash) throw new PlannerBusy(clash);
    return staffId;
  }
  const asked = plannersOf(planners, showroom);
  if (asked.length === 0) return null;
  const [first] = whoTakes(
    asked.filter((planner) => !findClash(planner, wanted)),
    wanted.startsAt,
  );
  if (!first) throw timeIsTaken();
  return first.staffId;
}

const MINUTE_MS = 60_000;

const timeIsTaken = () => new Refusal('SLOT_TAKEN', 'That time is no longer free.');

export const noSuchShowroom = () => new Refusal('NOT_FOUND', 'There is no such showroom.');
