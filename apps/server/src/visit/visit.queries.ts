import { plannersOf, VISIT_STEP_MINUTES, type VisitInput } from '@funnel/domain/planner/offered-visits';
import { toBerlin } from '@funnel/domain/slot/berlin-time';
import { type VisitKind, type VisitOutcome, visitPool } from '@funnel/domain/visit/visit';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { settleSteps } from '../next-step/settle-steps.queries.ts';
import { readPlanners } from '../planner/planner.queries.ts';
import { holidaysIn } from '../slot/holidays.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface VisitQuestion {
  readonly kind: VisitKind;
  readonly showroom: string;
  readonly now: Date;
  /** By default as long as set for its kind. */
  readonly minutes?: number | undefined;
  /** A visit whose own seat counts as free. */
  readonly except?: string | undefined;
}

/** The facts that decide the free times for a visit; undefined for an unknown showroom. */
export async function readVisitFacts(
  db: Queryable,
  { kind, showroom, now, minutes, except = '' }: VisitQuestion,
): Promise<VisitInput | undefined> {
  const { settings } = await readSettings(db);
  const place = settings.showrooms.find(({ id }) => id === showroom);
  if (!place) return undefined;
  const taken = await db
    .selectFrom('visit')
    .select(['seat', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('pool', '=', visitPool(kind, showroom))
    .where('seat', 'is not', null)
    .where('visit_id', '<>', except)
    .where('starts_at', '>', new Date(now.getTime() - DAY_MS))
    .$narrowType<{ seat: number }>()
    .execute();
  const planners = await readPlanners(db, { from: now, except });
  const { minutes: usualMinutes, capacity, travelMinutes } = settings.desk.visits[kind];
  const { visitDaysAhead: daysAhead } = settings.desk;
  const today = toBerlin(now);
  const years = [...new Set([today.year, today.add({ days: daysAhead + 1 }).year])];
  return {
    settings: {
      ...settings.slots,
      openingHours: place.openingHours,
      slotMinutes: minutes ?? usualMinutes,
      capacity,
      seats: [],
      noticeMinutes: 0,
      daysAhead,
    },
    // Copied: the original array would replace the cached holidays of visitor calls.
    holidays: new Set(holidaysIn([...settings.slots.holidayStates], years)),
    taken,
    now,
    showroom,
    planners,
    travelMinutes,
    ...(plannersOf(planners, showroom).length > 0 && { stepMinutes: VISIT_STEP_MINUTES }),
  };
}

export interface NewVisit {
  readonly enquiryId: string;
  readonly kind: VisitKind;
  readonly showroom: string;
  readonly planner: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seat: number;
  readonly travelMinutes: number;
  readonly isTold: boolean;
  readonly now: Date;
}

export async function insertVisit(tx: Queryable, visit: NewVisit): Promise<string> {
  const visitId = unguessableId();
  await tx
    .insertInto('next_step')
    .values({
      step_id: visitId,
      enquiry_id: visit.enquiryId,
      kind: 'VISIT',
      state: 'OPEN',
      cause: 'AGREED',
      visit_kind: visit.kind,
      showroom: visit.showroom,
      pool: visitPool(visit.kind, visit.showroom),
      staff_id: visit.planner,
      starts_at: visit.startsAt,
      ends_at: visit.endsAt,
      is_promised: true,
      seat: visit.seat,
      travel_minutes: visit.travelMinutes,
      is_told: visit.isTold,
      created_at: visit.now,
      changed_at: visit.now,
    })
    .execute();
  await settleSteps(tx, visit.enquiryId, { kind: 'VISIT_AGREED' }, visit.now);
  return visitId;
}

/** The current state of a visit for a mail to the customer; undefined if they get none. */
export async function findVisitToTell(db: Queryable, visitId: string) {
  return db
    .selectFrom('visit')
    .leftJoin('staff', 'staff_id', 'planner')
    .select([
      'visit_id as visitId',
      'kind',
      'state',
      'sequence',
      'showroom',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'staff.name as plannerName',
      'staff.telephone as plannerTelephone',
    ])
    .where('visit_id', '=', visitId)
    .where('is_told', '=', true)
    .executeTakeFirst();
}

export type VisitToTell = NonNullable<Awaited<ReturnType<typeof findVisitToTell>>>;

export async function lockVisit(tx: Queryable, visitId: string) {
  return tx
    .selectFrom('visit')
    .select([
      'visit_id as visitId',
      'enquiry_id as enquiryId',
      'kind',
      'state',
      'showroom',
      'planner',
      'starts_at as startsAt',
      'ends_at as endsAt',
    ])
    .where('visit_id', '=', visitId)
    .forUpdate()
    .executeTakeFirst();
}

export type VisitRow = NonNullable<Awaited<ReturnType<typeof lockVisit>>>;

type VisitPlace = Pick<NewVisit, 'kind' | 'showroom' | 'planner'> & {
  readonly visitId: string;
  readonly pool: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seat: number;
  readonly travelMinutes: number;
  readonly now: Date;
};

export async function placeVisit(tx: Queryable, place: VisitPlace): Promise<void> {
  const { visitId, kind, showroom, planner, pool, startsAt, endsAt, seat, travelMinutes, now } = place;
  await tx
    .updateTable('next_step')
    .set((row) => ({
      state: 'OPEN' as const,
      outcome: null,
      ended_at: null,
      starts_at: startsAt,
      ends_at: endsAt,
      visit_kind: kind,
      showroom,
      staff_id: planner,
      pool,
      seat,
      travel_minutes: travelMinutes,
      sequence: row('sequence', '+', 1),
      changed_at: now,
    }))
    .where('step_id', '=', visitId)
    .execute();
}

export async function markCancelled(
  tx: Queryable,
  { visitId, enquiryId }: Pick<VisitRow, 'visitId' | 'enquiryId'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('next_step')
    .set((row) => ({
      state: 'CANCELLED' as const,
      outcome: null,
      ended_at: now,
      pool: null,
      seat: null,
      sequence: row('sequence', '+', 1),
      changed_at: now,
    }))
    .where('step_id', '=', visitId)
    .execute();
  await settleSteps(tx, enquiryId, { kind: 'VISIT_CANCELLED' }, now);
}

export async function findOutcome(db: Queryable, visitId: string) {
  return db
    .selectFrom('next_step')
    .select(['enquiry_id as enquiryId', 'outcome'])
    .where('step_id', '=', visitId)
    .where('kind', '=', 'VISIT')
    .executeTakeFirst();
}

/** The seat stays: the visit took its time, or the time is over. */
export async function storeOutcome(
  tx: Queryable,
  visitId: string,
  outcome: VisitOutcome,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('next_step')
    .set({ state: 'DONE', outcome, ended_at: now, changed_at: now })
    .where('step_id', '=', visitId)
    .execute();
}

/** Serialises bookings of one pool, for the same reasons as `lockDay`. */
export async function lockPool(tx: Queryable, kind: VisitKind, showroom: string): Promise<void> {
  const name = `visits ${visitPool(kind, showroom)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
