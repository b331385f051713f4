import type { addAbsenceEndpoint } from '@funnel/contract/planner/manage-planners';
import { roleMay } from '@funnel/domain/access/capability';
import type { Staff } from '@funnel/domain/access/principal';
import type { Actor } from '@funnel/domain/event/actor';
import { LONGEST_ABSENCE_DAYS } from '@funnel/domain/planner/absence';
import { busyPeriod } from '@funnel/domain/planner/find-clash';
import type { Period } from '@funnel/domain/planner/planner';
import type { z } from '@funnel/domain/schema';
import { ZONE } from '@funnel/domain/slot/berlin-time';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { lockPlanners } from './planner.queries.ts';
import {
  deleteAbsence,
  insertAbsence,
  listVisitsOfPlanner,
  readPlannerRows,
} from './planner-details.queries.ts';
import { shownAbsence, shownVisit } from './shown-planner.ts';

type Body = z.output<NonNullable<(typeof addAbsenceEndpoint)['body']>>;

interface AbsenceCall<Given> {
  readonly by: Staff;
  readonly actor: Actor;
  readonly body: Given;
}

const DONE = { data: { done: true as const } };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Visits at that time stay, and are named: somebody has to move them or take them over. */
export async function addAbsence({ db, now: clock }: Services, { by, actor, body }: AbsenceCall<Body>) {
  const now = clock();
  const { staffId, reason, period, isTrial } = body;
  refuseOthers(by, staffId);
  const { from, until } = periodOf(period);
  if (from >= until) throw invalid('must end after it begins');
  if (until.getTime() - from.getTime() > (LONGEST_ABSENCE_DAYS + 1) * DAY_MS)
    throw invalid(`must not be longer than ${LONGEST_ABSENCE_DAYS} days`);
  return db.transaction().execute(async (tx) => {
    await lockPlanners(tx, [staffId]);
    if ((await readPlannerRows(tx, staffId)).length === 0) throw nobody();
    const isHit = (visit: Period) => visit.from < until && from < visit.until;
    const visits = (await listVisitsOfPlanner(tx, staffId, now)).filter((visit) => isHit(busyPeriod(visit)));
    const shown = visits.map(shownVisit);
    if (isTrial) return { data: { absence: null, visits: shown } };
    const isWholeDay = 'from' in period;
    const row = { staffId, startsAt: from, endsAt: until, isWholeDay, reason };
    const absenceId = await insertAbsence(tx, { staffId, reason, isWholeDay, from, until, now });
    await recordStaffEvent(tx, { type: 'absence.added', actor, happenedAt: now, data: { staffId } });
    return { data: { absence: shownAbsence({ ...row, absenceId }), visits: shown } };
  });
}

export async function removeAbsence(
  { db, now: clock }: Services,
  { by, actor, body: { absenceId } }: AbsenceCall<{ readonly absenceId: string }>,
) {
  await db.transaction().execute(async (tx) => {
    const staffId = await deleteAbsence(tx, absenceId);
    if (staffId === undefined) throw new Refusal('NOT_FOUND', 'There is no such absence.');
    refuseOthers(by, staffId);
    await recordStaffEvent(tx, { type: 'absence.removed', actor, happenedAt: clock(), data: { staffId } });
  });
  return DONE;
}

/** One's own absences are one's own business; those of others need the right to change hours. */
function refuseOthers(by: Staff, staffId: string): void {
  if (by.staffId !== staffId && !roleMay(by.role, 'hours.change'))
    throw new Refusal('FORBIDDEN', 'This role enters only its own absences.');
}

/** Whole days are German days, both ends included. */
function periodOf(period: Body['period']): Period {
  if ('start' in period) return { from: new Date(period.start), until: new Date(period.end) };
  const at = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(ZONE).epochMilliseconds);
  const last = Temporal.PlainDate.from(period.to);
  return { from: at(Temporal.PlainDate.from(period.from)), until: at(last.add({ days: 1 })) };
}

const nobody = () => new Refusal('NOT_FOUND', 'There is nobody like that.');

function invalid(message: string): Refusal {
  return new Refusal('INVALID_INPUT', 'What was sent is not valid.', [{ field: 'period', message }]);
}
