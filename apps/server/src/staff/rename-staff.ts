import { staffActor } from '@funnel/domain/event/actor';
import type { Queryable } from '../db/database.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { lockStaffName, setStaffName } from './staff.queries.ts';

/** The audit trail has the former name, so that nobody hides behind a new one. An unchanged name is no event. */
export async function renameStaff(tx: Queryable, email: string, name: string, now: Date): Promise<void> {
  const before = await lockStaffName(tx, email);
  if (!before || before.name === name) return;
  const { staffId, name: formerName } = before;
  const event = { actor: staffActor(staffId), happenedAt: now, data: { staffId, formerName, name } };
  await recordStaffEvent(tx, { type: 'staff.renamed', ...event });
  await setStaffName(tx, staffId, name);
}
