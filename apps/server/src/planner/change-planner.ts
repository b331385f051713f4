import type { changePlannerEndpoint } from '@funnel/contract/planner/manage-planners';
import type { Actor } from '@funnel/domain/event/actor';
import { findClash } from '@funnel/domain/planner/find-clash';
import type { z } from '@funnel/domain/schema';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { lockPlanners } from './planner.queries.ts';
import {
  listAbsences,
  listVisitsOfPlanner,
  readPlannerRows,
  storePlanner,
} from './planner-details.queries.ts';
import { shownPlanner, shownVisit } from './shown-planner.ts';

type Body = z.output<NonNullable<(typeof changePlannerEndpoint)['body']>>;

export async function listPlanners({ db, now }: Services) {
  const [rows, absences] = await Promise.all([readPlannerRows(db), listAbsences(db, now())]);
  return { data: { planners: rows.map((row) => shownPlanner(row, absences)) } };
}

/** Sets hours, showrooms and telephone number. Visits outside the hours stay, and are named. */
export async function changePlanner(
  { db, now: clock }: Services,
  { actor, body }: { readonly actor: Actor; readonly body: Body },
) {
  const now = clock();
  const { staffId, version, plan, workTelephone: telephone } = body;
  return db.transaction().execute(async (tx) => {
    await lockPlanners(tx, [staffId]);
    const [before] = await readPlannerRows(tx, staffId);
    if (!before) throw new Refusal('NOT_FOUND', 'There is nobody like that.');
    if ((before.version ?? 0) !== version)
      throw new Refusal('STALE', 'Somebody else has changed the hours meanwhile.');
    if (plan) await checkShowrooms(tx, plan.showrooms);
    await storePlanner(tx, { staffId, version: version + 1, plan, telephone });
    await recordStaffEvent(tx, { type: 'planner.changed', actor, happenedAt: now, data: { staffId } });
    const [after] = await readPlannerRows(tx, staffId);
    const visits = plan ? (await listVisitsOfPlanner(tx, staffId, now)).filter(isOutside(body)) : [];
    const absences = await listAbsences(tx, now, staffId);
    return {
      data: { planner: shownPlanner(after ?? before, absences), visits: visits.map(shownVisit) },
    };
  });
}

/** Whether a visit no longer fits the hours or the places. */
function isOutside({ staffId, plan }: Body) {
  const planner = {
    staffId,
    name: '',
    workingHours: plan?.workingHours ?? null,
    showrooms: plan?.showrooms ?? null,
    absences: [],
    visits: [],
  };
  return (visit: Awaited<ReturnType<typeof listVisitsOfPlanner>>[number]) =>
    findClash(planner, visit) !== undefined;
}

async function checkShowrooms(tx: Queryable, showrooms: readonly string[]): Promise<void> {
  const { settings } = await readSettings(tx);
  if (showrooms.every((showroom) => settings.showrooms.some(({ id }) => id === showroom))) return;
  throw new Refusal('INVALID_INPUT', 'What was sent is not valid.', [
    { field: 'plan.showrooms', message: 'must be showrooms that exist' },
  ]);
}
