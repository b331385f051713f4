import type { AbsenceReason } from '@funnel/domain/planner/absence';
import type { Period } from '@funnel/domain/planner/planner';
import type { OpeningHours } from '@funnel/domain/slot/slot-settings';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';

/** Everybody who can sign in, by name, or one of them. */
export async function readPlannerRows(db: Queryable, staffId?: string) {
  return db
    .selectFrom('staff as s')
    .leftJoin('planner as p', 'p.staff_id', 's.staff_id')
    .select([
      's.staff_id as staffId',
      's.name',
      's.telephone',
      'p.version',
      'p.working_hours as workingHours',
      'p.showrooms',
    ])
    .where('s.deactivated_at', 'is', null)
    .$if(staffId !== undefined, (query) => query.where('s.staff_id', '=', staffId ?? ''))
    .orderBy('s.name')
    .orderBy('s.staff_id')
    .execute();
}

/** Those that are not over. */
export async function listAbsences(db: Queryable, now: Date, staffId?: string) {
  return db
    .selectFrom('absence')
    .select([
      'absence_id as absenceId',
      'staff_id as staffId',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'is_whole_day as isWholeDay',
      'reason',
    ])
    .where('ends_at', '>', now)
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? ''))
    .orderBy('starts_at')
    .orderBy('absence_id')
    .execute();
}
export type AbsenceRow = Awaited<ReturnType<typeof listAbsences>>[number];

interface StoredPlanner {
  readonly staffId: string;
  readonly version: number;
  readonly plan: { readonly workingHours: OpeningHours; readonly showrooms: readonly string[] } | null;
  readonly telephone: string;
}

/** The row stays when the plan goes, for its version. */
export async function storePlanner(tx: Queryable, { staffId, version, plan, telephone }: StoredPlanner) {
  const row = {
    working_hours: plan && JSON.stringify(plan.workingHours),
    showrooms: plan && [...plan.showrooms],
    version,
  };
  await tx
    .insertInto('planner')
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute();
  await tx.updateTable('staff').set({ telephone }).where('staff_id', '=', staffId).execute();
}

interface NewAbsence extends Period {
  readonly staffId: string;
  readonly isWholeDay: boolean;
  readonly reason: AbsenceReason;
  readonly now: Date;
}

export async function insertAbsence(tx: Queryable, absence: NewAbsence): Promise<string> {
  const absenceId = unguessableId();
  await tx
    .insertInto('absence')
    .values({
      absence_id: absenceId,
      staff_id: absence.staffId,
      starts_at: absence.from,
      ends_at: absence.until,
      is_whole_day: absence.isWholeDay,
      reason: absence.reason,
      created_at: absence.now,
    })
    .execute();
  return absenceId;
}

/** Whose it was; undefined if there is none. */
export async function deleteAbsence(tx: Queryable, absenceId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('absence')
    .where('absence_id', '=', absenceId)
    .returning('staff_id as staffId')
    .executeTakeFirst();
  return row?.staffId;
}

/** The visits of a planner that are still to come, with the names of the customers. */
export async function listVisitsOfPlanner(db: Queryable, staffId: string, now: Date) {
  return db
    .selectFrom('visit as v')
    .innerJoin('enquiry as e', 'e.enquiry_id', 'v.enquiry_id')
    .select([
      'v.visit_id as visitId',
      'v.enquiry_id as enquiryId',
      'e.full_name as fullName',
      'v.kind',
      'v.showroom',
      'v.starts_at as startsAt',
      'v.ends_at as endsAt',
      'v.travel_minutes as travelMinutes',
    ])
    .where('v.planner', '=', staffId)
    .where('v.state', '=', 'BOOKED')
    .where('v.ends_at', '>', now)
    .orderBy('v.starts_at')
    .execute();
}
