import { staffActor } from '@funnel/domain/event/actor';
import { isWeakStaffPassword } from '@funnel/domain/staff/staff-rule';
import type { Language } from '@funnel/domain/text/text';
import { forgetAttempts } from '../credential/attempt.queries.ts';
import { inLane, weakPassword } from '../credential/check-password.ts';
import { mayTry, refuseTooMany } from '../credential/limit-attempts.ts';
import { makeSecretToken } from '../credential/secret-token.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { staffAccessMailJob } from '../event/staff-mail-job.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import { Refusal } from '../http/refusal.ts';
import { sendJob } from '../jobs/send-job.queries.ts';
import type { Services } from '../services.ts';
import { setStaffPassword } from './staff.queries.ts';
import { deleteStaffDevicesOf, putStaffDevice } from './staff-device.queries.ts';
import { staffResetLimits, strangersSignInLimits } from './staff-limits.ts';
import { deleteStaffResetsOf, findStaffOfReset, spendStaffReset } from './staff-reset.queries.ts';
import { deleteStaffSessionsOf } from './staff-session.queries.ts';
import { KNOWN_DEVICE_SECONDS } from './start-staff-session.ts';

const DONE = { data: { done: true as const } };

interface ResetRequest {
  readonly body: { readonly email: string; readonly language: Language };
  readonly clientAddress: string;
}

/**
 * Queues the request for any address. Whether somebody of the staff has it is checked only when the mail is made. So
 * neither the answer nor its timing allows user enumeration.
 */
export async function requestStaffReset(services: Services, { body, clientAddress }: ResetRequest) {
  const { email, language } = body;
  const limits = staffResetLimits(services, email, clientAddress);
  await refuseTooMany(services, clientAddress, [limits.client]);
  if (await mayTry(services, limits.mailbox)) {
    const order = { kind: 'RESET_REQUESTED', email, language } as const;
    await services.db.transaction().execute((tx) => sendJob(tx, staffAccessMailJob, order));
  }
  return DONE;
}

interface Reset {
  readonly body: { readonly token: string; readonly password: string; readonly language: Language };
  readonly clientAddress: string;
  readonly staffSession: BrowserSession;
}

/**
 * Whoever has the mail sets the password and ends all sessions. Nobody is signed in by it: the one-time code is still
 * asked for. Only this browser stays known, so that strangers who guess cannot keep it from signing in.
 */
export async function resetStaffPassword(services: Services, { body, clientAddress, staffSession }: Reset) {
  const { db, now, passwords } = services;
  const { token, password, language } = body;
  const staff = await findStaffOfReset(db, token, now());
  if (!staff) throw tokenOver();
  const { staffId, email } = staff;
  if (isWeakStaffPassword(password, email)) throw weakPassword();
  const passwordHash = await inLane(services, 'known', () => passwords.hash(password));
  const deviceToken = makeSecretToken();
  await db.transaction().execute(async (tx) => {
    // The person first, as a deactivation does: the other order could deadlock with it.
    if (!(await setStaffPassword(tx, staffId, passwordHash))) throw tokenOver();
    if (!(await spendStaffReset(tx, token, now()))) throw tokenOver();
    await deleteStaffResetsOf(tx, staffId);
    await deleteStaffSessionsOf(tx, staffId);
    await deleteStaffDevicesOf(tx, staffId);
    const { deviceToken: formerToken } = staffSession;
    await putStaffDevice(tx, { token: deviceToken, formerToken, staffId, now: now() });
    const { ofBoth, ofAccount } = strangersSignInLimits(services, email, clientAddress);
    await forgetAttempts(tx, [ofBoth, ofAccount]);
    const event = { actor: staffActor(staffId), happenedAt: now(), data: { staffId } };
    await recordStaffEvent(tx, { type: 'staff.password-reset', ...event });
    await sendJob(tx, staffAccessMailJob, { kind: 'PASSWORD_CHANGED', email, language });
  });
  staffSession.keepDevice(deviceToken, KNOWN_DEVICE_SECONDS);
  return DONE;
}

function tokenOver(): Refusal {
  return new Refusal('TOKEN_OVER', 'This link has been used or is over.');
}
