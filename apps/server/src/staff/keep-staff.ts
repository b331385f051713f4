import type { Staff } from '@funnel/domain/access/principal';
import { needsCodes, type StaffRole } from '@funnel/domain/staff/staff-role';
import type { Queryable } from '../db/database.ts';
import { actorOf, recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { deleteInvitationsOf } from './invitation.queries.ts';
import {
  findActiveStaff,
  listStaff,
  lockOwners,
  setStaffDeactivated,
  setStaffRole,
} from './staff.queries.ts';
import { deleteStaffDevicesOf } from './staff-device.queries.ts';
import { deleteStaffSessionsOf } from './staff-session.queries.ts';

const DONE = { data: { done: true as const } };

export async function listEverybody({ db }: Services) {
  const staff = await listStaff(db);
  return {
    data: {
      staff: staff.map(({ deactivatedAt, seenAt, ...person }) => ({
        ...person,
        isActive: deactivatedAt === null,
        ...(seenAt && { seenAt: seenAt.toISOString() }),
      })),
    },
  };
}

interface ChangeRole {
  readonly body: { readonly staffId: string; readonly role: StaffRole };
  readonly by: Staff;
}

export async function changeRole({ db, now }: Services, { body, by }: ChangeRole) {
  const { staffId, role } = body;
  await db.transaction().execute(async (tx) => {
    if (role !== 'owner') await refuseLastOwner(tx, staffId);
    const { role: formerRole, codeSecret } = await findSomebody(tx, staffId);
    if (role === formerRole) return;
    if (needsCodes(role) && codeSecret === null) {
      throw new Refusal('CODES_MISSING', 'They have to set one-time codes up first.');
    }
    await setStaffRole(tx, staffId, role);
    const data = { staffId, role, formerRole };
    const event = { actor: actorOf(by.staffId), happenedAt: now(), data };
    await recordStaffEvent(tx, { type: 'staff.role-changed', ...event });
  });
  return DONE;
}

interface Deactivate {
  readonly body: { readonly staffId: string };
  readonly by: Staff;
}

export async function deactivateStaff({ db, now }: Services, { body, by }: Deactivate) {
  const { staffId } = body;
  await db.transaction().execute(async (tx) => {
    await refuseLastOwner(tx, staffId);
    const { email } = await findSomebody(tx, staffId);
    await setStaffDeactivated(tx, staffId, now());
    await deleteStaffSessionsOf(tx, staffId);
    await deleteStaffDevicesOf(tx, staffId);
    // Open ones would be a way back in.
    await deleteInvitationsOf(tx, { staffId, email });
    const event = { actor: actorOf(by.staffId), happenedAt: now(), data: { staffId } };
    await recordStaffEvent(tx, { type: 'staff.deactivated', ...event });
  });
  return DONE;
}

async function refuseLastOwner(tx: Queryable, staffId: string): Promise<void> {
  const owners = await lockOwners(tx);
  if (owners.length === 1 && owners[0] === staffId) {
    throw new Refusal('LAST_OWNER', 'Somebody has to be the owner.');
  }
}

async function findSomebody(tx: Queryable, staffId: string) {
  const staff = await findActiveStaff(tx, { staffId });
  if (!staff) throw new Refusal('NOT_FOUND', 'There is nobody like that.');
  return staff;
}
