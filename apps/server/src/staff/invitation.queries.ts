import type { StaffRole } from '@funnel/domain/staff/staff-role';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';
import { signId, verifyId } from '../db/secret/signed-id.ts';

const PURPOSE = 'staff-invitation';

interface NewInvitation {
  readonly invitationId: string;
  readonly email: string | null;
  readonly role: StaffRole;
  readonly invitedBy: string | null;
  readonly now: Date;
  readonly lifeMs: number;
}

/** Replaces an earlier invitation to the same address. */
export async function putInvitation(tx: Queryable, invitation: NewInvitation): Promise<void> {
  const { invitationId, email, role, invitedBy, now, lifeMs } = invitation;
  const values = {
    invitation_id: invitationId,
    role,
    invited_by: invitedBy,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  };
  await tx
    .insertInto('staff_invitation')
    .values({ ...values, email })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute();
}

/** The token of the link: the signed id. A reader of the table alone cannot forge it. */
export async function invitationToken(db: Queryable, invitationId: string): Promise<string> {
  return signId(await readSecret(db, PURPOSE), PURPOSE, invitationId);
}

export async function findInvitationByToken(db: Queryable, token: string, now: Date) {
  const invitationId = verifyId(await readSecret(db, PURPOSE), PURPOSE, token);
  return invitationId === undefined ? undefined : findInvitation(db, invitationId, now);
}

/** Undefined if it is unknown or expired. */
export async function findInvitation(db: Queryable, invitationId: string, now: Date) {
  return db
    .selectFrom('staff_invitation')
    .select(['invitation_id as invitationId', 'email', 'role'])
    .where('invitation_id', '=', invitationId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes the invitation. Of two concurrent calls one succeeds. */
export async function spendInvitation(tx: Queryable, invitationId: string, now: Date): Promise<boolean> {
  const spent = await tx
    .deleteFrom('staff_invitation')
    .where('invitation_id', '=', invitationId)
    .where('expires_at', '>', now)
    .returning('invitation_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** All open invitations, without set-ups. */
export async function listInvitations(db: Queryable, now: Date) {
  return db
    .selectFrom('staff_invitation')
    .select([
      'invitation_id as invitationId',
      'email',
      'role',
      'created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();
}

/** The invitations sent by a person, and the one to their own address. */
export async function deleteInvitationsOf(
  tx: Queryable,
  { staffId, email }: { readonly staffId: string; readonly email: string },
): Promise<void> {
  await tx
    .deleteFrom('staff_invitation')
    .where((row) => row.or([row('invited_by', '=', staffId), row('email', '=', email)]))
    .execute();
}

export async function deleteSetUps(tx: Queryable): Promise<void> {
  await tx.deleteFrom('staff_invitation').where('email', 'is', null).execute();
}

export async function deleteInvitationsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('staff_invitation').where('expires_at', '<', before).execute();
}
