import type { Actor } from '@funnel/domain/event/actor';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { INVITATION_LIFE_MS } from '@funnel/domain/staff/staff-rule';
import type { Database } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { staffMailJob } from '../event/staff-mail-job.ts';
import { Refusal } from '../http/refusal.ts';
import { sendJob } from '../jobs/send-job.queries.ts';
import type { Services } from '../services.ts';
import { listInvitations, putInvitation, spendInvitation } from './invitation.queries.ts';

interface Invitation {
  readonly email: string;
  readonly role: StaffRole;
  readonly actor: Actor;
  readonly isMailed: boolean;
  readonly now: Date;
}

/** Creates an invitation. Owners send it by mail, operators get a link to pass on. */
export async function invite(db: Database, { email, role, actor, isMailed, now }: Invitation) {
  const invitationId = unguessableId();
  const invitedBy = actor.kind === 'staff' ? actor.id : null;
  await db.transaction().execute(async (tx) => {
    await putInvitation(tx, { invitationId, email, role, invitedBy, now, lifeMs: INVITATION_LIFE_MS });
    if (isMailed) await sendJob(tx, staffMailJob, { invitationId });
    const data = { email, role, invitationId };
    await recordStaffEvent(tx, { type: 'staff.invited', actor, happenedAt: now, data });
  });
  return invitationId;
}

interface InviteCall {
  readonly body: { readonly email: string; readonly role: StaffRole };
  readonly actor: Actor;
}

export async function inviteStaff({ db, now }: Services, { body, actor }: InviteCall) {
  const invitationId = await invite(db, { ...body, actor, isMailed: true, now: now() });
  return { data: { invitationId } };
}

export async function listOpenInvitations({ db, now }: Services) {
  const invitations = await listInvitations(db, now());
  return {
    data: {
      invitations: invitations.map(({ createdAt, expiresAt, ...invitation }) => ({
        ...invitation,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    },
  };
}

interface RevokeCall {
  readonly body: { readonly invitationId: string };
  readonly actor: Actor;
}

export async function revokeInvitation({ db, now }: Services, { body, actor }: RevokeCall) {
  const { invitationId } = body;
  await db.transaction().execute(async (tx) => {
    if (!(await spendInvitation(tx, invitationId, now()))) {
      throw new Refusal('NOT_FOUND', 'There is no such invitation.');
    }
    const event = { actor, happenedAt: now(), data: { invitationId } };
    await recordStaffEvent(tx, { type: 'staff.invitation-revoked', ...event });
  });
  return { data: { done: true as const } };
}
