import type { Staff } from '@funnel/domain/access/principal';
import type { Actor } from '@funnel/domain/event/actor';
import {
  refusalOfChange,
  type StaffChange,
  type StaffChangeRefusal,
} from '@funnel/domain/staff/staff-change';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import type { Queryable } from '../db/database.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
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
import { deleteStaffResetsOf } from './staff-reset.queries.ts';
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
  readonly body: {
    readonly staffId: string;
    readonly role: StaffRole;
    readonly from?: StaffRole | undefined;
  };
  readonly by: Staff;
  readonly actor: Actor;
}

export async function changeRole({ db, now }: Services, { body, by, actor }: ChangeRole) {
  const { staffId, role, from } = body;
  await db.transaction().execute(async (tx) => {
    const { role: formerRole } = await lockToChange(tx, by, staffId, { act: 'role', role });
    if (role === formerRole) return;
    if (from !== undefined && from !== formerRole)
      throw new Refusal('STALE', 'Somebody else has changed the role.');
    await setStaffRole(tx, staffId, role);
    const data = { staffId, role, formerRole };
    const event = { actor, happenedAt: now(), data };
    await recordStaffEvent(tx, { type: 'staff.role-changed', ...event });
  });
  return DONE;
}

interface AboutSomebody {
  readonly body: { readonly staffId: string };
  readonly by: Staff;
  readonly actor: Actor;
}

export async function deactivateStaff({ db, now }: Services, { body, by, actor }: AboutSomebody) {
  const { staffId } = body;
  await db.transaction().execute(async (tx) => {
    const { email } = await lockToChange(tx, by, staffId, { act: 'block' });
    await setStaffDeactivated(tx, staffId, now());
    await deleteStaffSessionsOf(tx, staffId);
    await deleteStaffDevicesOf(tx, staffId);
    await deleteStaffResetsOf(tx, staffId);
    // An open invitation would restore access.
    await deleteInvitationsOf(tx, { staffId, email });
    const event = { actor, happenedAt: now(), data: { staffId } };
    await recordStaffEvent(tx, { type: 'staff.deactivated', ...event });
  });
  return DONE;
}

export async function endStaffSessions({ db, now }: Services, { body, by, actor }: AboutSomebody) {
  const { staffId } = body;
  await db.transaction().execute(async (tx) => {
    await lockToChange(tx, by, staffId, { act: 'end-sessions' });
    await deleteStaffSessionsOf(tx, staffId);
    const event = { actor, happenedAt: now(), data: { staffId } };
    await recordStaffEvent(tx, { type: 'staff.session-ended', ...event });
  });
  return DONE;
}

const REFUSED: Readonly<Record<StaffChangeRefusal, string>> = {
  FORBIDDEN: 'This role changes nobody’s access.',
  NOT_FOUND: 'There is nobody like that.',
  LAST_OWNER: 'Somebody has to be the owner.',
  CODES_MISSING: 'They have to set one-time codes up first.',
};

/** The person, if the change is allowed. The owners are locked first, so that concurrent changes see each other. */
async function lockToChange(tx: Queryable, by: Staff, staffId: string, change: StaffChange) {
  const owners = await lockOwners(tx);
  const staff = await findActiveStaff(tx, { staffId });
  if (!staff) throw new Refusal('NOT_FOUND', REFUSED.NOT_FOUND);
  const isLastOwner = owners.length === 1 && owners[0] === staffId;
  const person = { role: staff.role, isActive: true, hasCodes: staff.codeSecret !== null, isLastOwner };
  const refusal = refusalOfChange(by.role, person, change);
  if (refusal) throw new Refusal(refusal, REFUSED[refusal]);
  return staff;
}
