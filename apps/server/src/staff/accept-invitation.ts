import { staffActor } from '@funnel/domain/event/actor';
import { needsCodes } from '@funnel/domain/staff/staff-role';
import { isWeakStaffPassword } from '@funnel/domain/staff/staff-rule';
import { inLane, weakPassword } from '../credential/check-password.ts';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { deleteSetUps, findInvitationByToken, spendInvitation } from './invitation.queries.ts';
import { offerCodes, takeOfferedCodes } from './offer-codes.ts';
import { makeRecoveryCodes } from './one-time-code.ts';
import { renameStaff } from './rename-staff.ts';
import { sealCodeSecret } from './seal-code-secret.ts';
import { wrongCode } from './sign-in-staff.ts';
import { codeSecretOf } from './spend-code.ts';
import { findActiveStaff, isAnybodyStaff, lockSetUp, putStaff } from './staff.queries.ts';
import { replaceRecoveryCodes } from './staff-code.queries.ts';
import { deleteStaffDevicesOf } from './staff-device.queries.ts';
import { deleteStaffResetsOf } from './staff-reset.queries.ts';
import { deleteStaffSessionsOf } from './staff-session.queries.ts';
import { keepStaffSession, startStaffSession } from './start-staff-session.ts';

const offeredFor = (invitationId: string) => `invitation ${invitationId}`;

export async function showInvitation(
  services: Services,
  { body }: { readonly body: { readonly token: string } },
) {
  const { invitationId, email, role } = await openInvitation(services, body.token);
  const codes = await offerCodes(services, offeredFor(invitationId), email ?? '');
  return { data: { ...(email !== null && { email }), role, needsCodes: needsCodes(role), codes } };
}

interface Accept {
  readonly body: {
    readonly token: string;
    readonly name: string;
    readonly password: string;
    readonly email?: string | undefined;
    readonly codes?: { readonly sealed: string; readonly code: string } | undefined;
  };
  readonly staffSession: BrowserSession;
}

/** If one invitation is accepted twice at the same time, one call succeeds. */
export async function acceptInvitation(services: Services, { body, staffSession }: Accept) {
  const { db, now, passwords } = services;
  const invitation = await openInvitation(services, body.token);
  const email = invitation.email ?? body.email;
  if (email === undefined) throw new Refusal('INVALID_INPUT', 'An e-mail address is needed.');
  if (isWeakStaffPassword(body.password, email)) throw weakPassword();
  const about = offeredFor(invitation.invitationId);
  const codes = body.codes && (await takeOfferedCodes(db, { ...body.codes, about, now: now() }));
  if (body.codes && !codes) throw wrongCode();
  const passwordHash = await inLane(services, 'known', () => passwords.hash(body.password));
  const recoveryCodes = codes ? makeRecoveryCodes() : [];

  const { joined, session } = await db.transaction().execute(async (tx) => {
    await spend(tx, invitation, now());
    const known = await findActiveStaff(tx, { email });
    if (needsCodes(known?.role ?? invitation.role) && !codes) throw codeNeeded();
    const staffId = known?.staffId ?? unguessableId();
    const { role } = invitation;
    await renameStaff(tx, email, body.name, now());
    const staff = await putStaff(tx, {
      ...{ staffId, email, name: body.name, role, passwordHash, now: now() },
      codeSecret: codes ? await sealCodeSecret(tx, codes.secret, codeSecretOf(staffId)) : null,
      codeStep: codes?.step ?? null,
    });
    await replaceRecoveryCodes(tx, staff.staffId, recoveryCodes);
    await deleteStaffSessionsOf(tx, staff.staffId);
    await deleteStaffDevicesOf(tx, staff.staffId);
    await deleteStaffResetsOf(tx, staff.staffId);
    const type = known ? 'staff.access-renewed' : 'staff.joined';
    const data = { ...staff, invitationId: invitation.invitationId, hasCodes: codes !== undefined };
    await recordStaffEvent(tx, { type, actor: staffActor(staff.staffId), happenedAt: now(), data });
    const start = { staffId: staff.staffId, session: staffSession, now: now() };
    return { joined: staff, session: await startStaffSession(tx, start) };
  });
  keepStaffSession(staffSession, session);
  return { data: { ...joined, email, recoveryCodes } };
}

type OpenInvitation = Awaited<ReturnType<typeof openInvitation>>;

async function openInvitation({ db, now }: Services, token: string) {
  const invitation = await findInvitationByToken(db, token, now());
  if (!invitation) throw invitationOver();
  return invitation;
}

/** A set-up is valid while there is no staff. */
async function spend(tx: Queryable, { invitationId, email }: OpenInvitation, now: Date): Promise<void> {
  const isSetUp = email === null;
  // The lock comes first: a second set-up that had already deleted its own row would deadlock with the first.
  if (isSetUp) await lockSetUp(tx);
  if (!(await spendInvitation(tx, invitationId, now))) throw invitationOver();
  if (!isSetUp) return;
  if (await isAnybodyStaff(tx)) throw invitationOver();
  await deleteSetUps(tx);
}

function invitationOver(): Refusal {
  return new Refusal('TOKEN_OVER', 'This invitation has been used or is over.');
}

function codeNeeded(): Refusal {
  return new Refusal('CODE_NEEDED', 'This role is for those who have one-time codes.');
}
