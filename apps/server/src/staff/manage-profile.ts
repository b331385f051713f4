import type { Staff } from '@funnel/domain/access/principal';
import { staffActor } from '@funnel/domain/event/actor';
import { needsCodes } from '@funnel/domain/staff/staff-role';
import { isWeakStaffPassword } from '@funnel/domain/staff/staff-rule';
import { forgetAttempts, giveAttemptBack } from '../credential/attempt.queries.ts';
import { inLane, isRightPassword, weakPassword, wrongCredentials } from '../credential/check-password.ts';
import { refuseTooMany } from '../credential/limit-attempts.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { offerCodes, takeOfferedCodes } from './offer-codes.ts';
import { makeRecoveryCodes } from './one-time-code.ts';
import { renameStaff } from './rename-staff.ts';
import { sealCodeSecret } from './seal-code-secret.ts';
import { wrongCode } from './sign-in-staff.ts';
import { codeSecretOf, passesCode } from './spend-code.ts';
import { findActiveStaff, replaceStaffPassword, setStaffShortcuts } from './staff.queries.ts';
import { countRecoveryCodes, replaceRecoveryCodes, setCodeSecret } from './staff-code.queries.ts';
import { deleteStaffDevicesOf } from './staff-device.queries.ts';
import { ownPasswordLimit } from './staff-limits.ts';
import { deleteStaffResetsOf } from './staff-reset.queries.ts';
import { deleteStaffSessionsOf } from './staff-session.queries.ts';
import { keepStaffSession, startStaffSession } from './start-staff-session.ts';

const DONE = { data: { done: true as const } };
const offeredFor = (staffId: string) => `profile ${staffId}`;

interface Own<Body> {
  readonly by: Staff;
  readonly body: Body;
  readonly clientAddress: string;
  readonly staffSession: BrowserSession;
}

export async function showProfile({ db }: Services, { by }: { readonly by: Staff }) {
  const staff = await findActiveStaff(db, by);
  if (!staff) throw new Refusal('UNAUTHENTICATED', 'Please sign in.');
  const { staffId, email, name, role, codeSecret, hasShortcuts } = staff;
  const recoveryCodesLeft = await countRecoveryCodes(db, staffId);
  const hasCodes = codeSecret !== null;
  return { data: { staffId, email, name, role, hasCodes, recoveryCodesLeft, hasShortcuts } };
}

export async function changeName(
  { db, now }: Services,
  { by, body }: Pick<Own<{ name: string }>, 'by' | 'body'>,
) {
  await db.transaction().execute((tx) => renameStaff(tx, by.email, body.name, now()));
  return DONE;
}

export async function changeShortcuts(
  { db }: Services,
  { by, body }: Pick<Own<{ hasShortcuts: boolean }>, 'by' | 'body'>,
) {
  await setStaffShortcuts(db, by.staffId, body.hasShortcuts);
  return DONE;
}

/** Ends all sessions and forgets all known browsers. The browser that calls gets a new session. */
export async function changeStaffPassword(
  services: Services,
  call: Own<Proof & { readonly newPassword: string }>,
) {
  const { db, now, passwords } = services;
  const { staffId, email } = call.by;
  if (isWeakStaffPassword(call.body.newPassword, email)) throw weakPassword();
  const { passwordHash: oldHash } = await proveOneself(services, call);
  const newHash = await inLane(services, 'known', () => passwords.hash(call.body.newPassword));
  const started = await db.transaction().execute(async (tx) => {
    if (!(await replaceStaffPassword(tx, { staffId, oldHash, newHash }))) throw wrongCredentials();
    await deleteStaffSessionsOf(tx, staffId);
    await deleteStaffDevicesOf(tx, staffId);
    await deleteStaffResetsOf(tx, staffId);
    const event = { actor: staffActor(staffId), happenedAt: now(), data: { staffId } };
    await recordStaffEvent(tx, { type: 'staff.password-changed', ...event });
    return startStaffSession(tx, { staffId, session: call.staffSession, now: now() });
  });
  keepStaffSession(call.staffSession, started);
  return DONE;
}

export async function newCodes(services: Services, { by }: { readonly by: Staff }) {
  return { data: await offerCodes(services, offeredFor(by.staffId), by.email) };
}

export async function setCodes(
  services: Services,
  call: Own<Proof & { readonly sealed: string; readonly code: string }>,
) {
  const { db, now } = services;
  const { staffId } = call.by;
  const taken = await takeOfferedCodes(db, { ...call.body, about: offeredFor(staffId), now: now() });
  // Before the current code is consumed: a mistyped new one can be retried.
  if (!taken) throw wrongCode('code');
  await proveOneself(services, call);
  const recoveryCodes = makeRecoveryCodes();
  await db.transaction().execute(async (tx) => {
    const secret = await sealCodeSecret(tx, taken.secret, codeSecretOf(staffId));
    await setCodeSecret(tx, staffId, { secret, step: taken.step });
    await replaceRecoveryCodes(tx, staffId, recoveryCodes);
    const event = { actor: staffActor(staffId), happenedAt: now(), data: { staffId, hasCodes: true } };
    await recordStaffEvent(tx, { type: 'staff.codes-changed', ...event });
  });
  return { data: { recoveryCodes } };
}

export async function newRecoveryCodes(services: Services, call: Own<Proof>) {
  const { db, now } = services;
  const { staffId } = call.by;
  const { codeSecret } = await proveOneself(services, call);
  if (codeSecret === null) throw new Refusal('WRONG_STATE', 'Without one-time codes there are none.');
  const recoveryCodes = makeRecoveryCodes();
  await db.transaction().execute(async (tx) => {
    await replaceRecoveryCodes(tx, staffId, recoveryCodes);
    const event = { actor: staffActor(staffId), happenedAt: now(), data: { staffId, hasCodes: true } };
    await recordStaffEvent(tx, { type: 'staff.codes-changed', ...event });
  });
  return { data: { recoveryCodes } };
}

export async function dropCodes(services: Services, call: Own<Proof>) {
  const { db, now } = services;
  const { staffId } = call.by;
  const { role } = await proveOneself(services, call);
  if (needsCodes(role)) throw new Refusal('CODES_MISSING', 'This role is for those who have one-time codes.');
  await db.transaction().execute(async (tx) => {
    await setCodeSecret(tx, staffId, undefined);
    await replaceRecoveryCodes(tx, staffId, []);
    const event = { actor: staffActor(staffId), happenedAt: now(), data: { staffId, hasCodes: false } };
    await recordStaffEvent(tx, { type: 'staff.codes-changed', ...event });
  });
  return DONE;
}

interface Proof {
  readonly password: string;
  readonly currentCode?: string | undefined;
}

/**
 * Requires the password again, and a code if codes are on: neither an unattended browser nor an observed password is
 * enough to take over the account.
 */
async function proveOneself(services: Services, call: Own<Proof>) {
  const { db, now } = services;
  const limit = await countTry(services, call);
  const staff = await findByPassword(services, call);
  const { currentCode } = call.body;
  if (staff.codeSecret !== null && currentCode === undefined) {
    await giveAttemptBack(db, limit);
    throw new Refusal('CODE_NEEDED', 'Send a one-time code beside the password.');
  }
  const isRight = await db.transaction().execute((tx) => passesCode(tx, staff, currentCode, now()));
  if (!isRight) throw wrongCode('currentCode');
  await forgetAttempts(db, [limit]);
  return staff;
}

async function countTry(
  services: Services,
  { by, clientAddress }: Pick<Own<unknown>, 'by' | 'clientAddress'>,
) {
  const limit = ownPasswordLimit(services, by.staffId);
  await refuseTooMany(services, clientAddress, [limit]);
  return limit;
}

async function findByPassword(services: Services, { by, body }: Pick<Own<Proof>, 'by' | 'body'>) {
  const staff = await findActiveStaff(services.db, by);
  const isRight = await inLane(services, 'known', () =>
    isRightPassword(services.passwords, staff?.passwordHash, body.password),
  );
  if (!staff || !isRight) throw wrongCredentials();
  return staff;
}
