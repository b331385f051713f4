import { busyPeriod } from '@funnel/domain/planner/find-clash';
import type { Planner } from '@funnel/domain/planner/planner';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

interface PlannerQuestion {
  /** Visits that are over by then do not matter. */
  readonly from: Date;
  /** A visit that takes nobody's time: it is being moved. */
  readonly except?: string | undefined;
}

/** Everybody who can sign in, with what takes their time. By name. */
export async function readPlanners(
  db: Queryable,
  { from, except = '' }: PlannerQuestion,
): Promise<Planner[]> {
  const staff = await db
    .selectFrom('staff as s')
    .leftJoin('planner as p', 'p.staff_id', 's.staff_id')
    .select(['s.staff_id as staffId', 's.name', 'p.working_hours as workingHours', 'p.showrooms'])
    .where('s.deactivated_at', 'is', null)
    .orderBy('s.name')
    .orderBy('s.staff_id')
    .execute();
  const absences = await db
    .selectFrom('absence')
    .select(['staff_id as staffId', 'starts_at as from', 'ends_at as until'])
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .execute();
  const visits = await db
    .selectFrom('visit')
    .select([
      'planner',
      'visit_id as visitId',
      'kind',
      'showroom',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'travel_minutes as travelMinutes',
    ])
    .where('planner', 'is not', null)
    .where('state', '=', 'BOOKED')
    .where('visit_id', '<>', except)
    .where('ends_at', '>', new Date(from.getTime() - LONGEST_TRAVEL_MS))
    .orderBy('starts_at')
    .execute();
  const absencesOf = Object.groupBy(absences, ({ staffId }) => staffId);
  const visitsOf = Object.groupBy(visits, ({ planner }) => planner ?? '');
  return staff.map((person) => ({
    ...person,
    absences: absencesOf[person.staffId] ?? [],
    visits: (visitsOf[person.staffId] ?? []).map(({ planner: _, travelMinutes, ...visit }) => ({
      ...visit,
      ...busyPeriod({ ...visit, travelMinutes }),
    })),
  }));
}

const LONGEST_TRAVEL_MS = 4 * 60 * 60 * 1000;

/** Of two who book a planner at once the second sees what the first has booked. In one order everywhere. */
export async function lockPlanners(tx: Queryable, staffIds: readonly string[]): Promise<void> {
  for (const staffId of staffIds.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`planner ${staffId}`}, 0))`.execute(tx);
}

/** Whose hours are set, with this showroom among their places. */
export async function listPlannerIdsOf(db: Queryable, showroom: string): Promise<string[]> {
  const rows = await db
    .selectFrom('planner as p')
    .innerJoin('staff as s', 's.staff_id', 'p.staff_id')
    .select('p.staff_id as staffId')
    .where('s.deactivated_at', 'is', null)
    .where(sql<boolean>`${showroom} = any(p.showrooms)`)
    .execute();
  return rows.map(({ staffId }) => staffId);
}
