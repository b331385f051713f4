import type { Actor } from '@funnel/domain/event/actor';
import { staffActor } from '@funnel/domain/event/actor';
import type { StaffEventData } from '@funnel/domain/staff/staff-event-data';
import { forgetAttempts, giveAttemptBack } from '../credential/attempt.queries.ts';
import { inLane, isRightPassword, wrongCredentials } from '../credential/check-password.ts';
import { rankOfStranger, refuseTooMany } from '../credential/limit-attempts.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { passesCode } from './spend-code.ts';
import { findActiveStaff, lockStaff } from './staff.queries.ts';
import { staffSignInLimits } from './staff-limits.ts';
import { keepStaffSession, startStaffSession } from './start-staff-session.ts';

interface SignIn {
  readonly body: {
    readonly email: string;
    readonly password: string;
    readonly code?: string | undefined;
  };
  readonly clientAddress: string;
  readonly staffSession: BrowserSession;
}

/** An unknown address gets the same answer as a wrong password, after the same work. */
export async function signInStaff(services: Services, { body, clientAddress, staffSession }: SignIn) {
  const { db, now, passwords } = services;
  const limits = await staffSignInLimits(services, {
    email: body.email,
    clientAddress,
    session: staffSession,
  });
  const rank = limits.isKnown ? 'known' : await rankOfStranger(services, clientAddress, limits.counted);
  const { found, isRight } = await inLane(services, rank, async () => {
    await refuseTooMany(services, clientAddress, limits.counted);
    const staff = await findActiveStaff(db, { email: body.email });
    return { found: staff, isRight: await isRightPassword(passwords, staff?.passwordHash, body.password) };
  });
  if (!found || !isRight) {
    await recordFailure(services, { ...(found && { staffId: found.staffId }), reason: 'password' });
    throw wrongCredentials();
  }
  if (found.codeSecret !== null && body.code === undefined) {
    for (const counted of limits.counted) await giveAttemptBack(db, counted);
    throw new Refusal('CODE_NEEDED', 'Send a one-time code beside the password.');
  }

  const started = await db.transaction().execute(async (tx) => {
    const { staffId } = found;
    // Password or codes may have been changed since they were read.
    const staff = await lockStaff(tx, found);
    if (!staff || !(await passesCode(tx, staff, body.code, now()))) return undefined;
    await forgetAttempts(tx, limits.forgotten);
    for (const counted of limits.givenBack) await giveAttemptBack(tx, counted);
    const session = await startStaffSession(tx, { staffId, session: staffSession, now: now() });
    const data = { staffId, sessionId: session.sessionId };
    await recordStaffEvent(tx, {
      type: 'staff.signed-in',
      actor: staffActor(staffId),
      happenedAt: now(),
      data,
    });
    return session;
  });
  if (!started) {
    await recordFailure(services, { staffId: found.staffId, reason: 'code' });
    throw wrongCode();
  }
  keepStaffSession(staffSession, started);
  return { data: { staffId: found.staffId, email: found.email, role: found.role } };
}

/** The actor is a visitor, since nobody has proved an identity. */
async function recordFailure({ db, now }: Services, data: StaffEventData): Promise<void> {
  const actor: Actor = { kind: 'visitor' };
  await recordStaffEvent(db, { type: 'staff.sign-in-failed', actor, happenedAt: now(), data });
}

/** With `field`, if a call takes more than one code. */
export function wrongCode(field?: string): Refusal {
  const message = 'This code is wrong, over or used.';
  return new Refusal('WRONG_CODE', message, field === undefined ? undefined : [{ field, message }]);
}
