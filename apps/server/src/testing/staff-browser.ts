import { acceptInvitationEndpoint, showInvitationEndpoint } from '@funnel/contract/staff/invitation';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { TOTP } from 'otpauth';
import { hashToken, makeSecretToken } from '../credential/secret-token.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { invitationToken } from '../staff/invitation.queries.ts';
import { invite } from '../staff/invite-staff.ts';
import { openBrowser, replyOf } from './customer-browser.ts';
import type { useTestApp } from './test-app.ts';

/** A signed-in staff member. The session is written directly, without the sign-in. */
export async function staffBrowser(app: SessionParts, role: StaffRole) {
  const { db, clock } = app;
  const staffId = unguessableId();
  const email = `${staffId.toLowerCase()}@kueche.example`;
  await db
    .insertInto('staff')
    .values({
      staff_id: staffId,
      email,
      name: 'Jana Roth',
      role,
      password_hash: '',
      created_at: clock.now,
      // Nobody could sign in with it.
      code_secret: role === 'agent' ? null : Buffer.alloc(1),
    })
    .execute();
  return { staffId, email, ...(await anotherBrowser(app, staffId)) };
}

type SessionParts = Pick<ReturnType<typeof useTestApp>, 'db' | 'clock' | 'origin'>;

/** Another session of this person. */
export async function anotherBrowser({ db, clock, origin }: SessionParts, staffId: string) {
  const sessionId = unguessableId();
  const token = makeSecretToken();
  await db
    .insertInto('staff_session')
    .values({
      session_id: sessionId,
      token_hash: hashToken(token),
      staff_id: staffId,
      opened_at: clock.now,
      seen_at: clock.now,
      browser: '',
    })
    .execute();
  const browser = openBrowser(origin);
  browser.cookies.set('staff', token);
  return { sessionId, browser };
}

type TestApp = ReturnType<typeof useTestApp>;

export const STAFF_PASSWORD = 'linsen mit spätzle';

/** The one-time code that an authenticator app shows. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: now.getTime(),
  });
}

/** The token of an invitation by the operator. */
export async function invitationTo(app: TestApp, email: string, role: StaffRole): Promise<string> {
  const invitation = {
    email,
    role,
    actor: { kind: 'operator' },
    isMailed: false,
    now: app.clock.now,
  } as const;
  return invitationToken(app.db, await invite(app.db, invitation));
}

/** Accepts an invitation in a browser of its own, with one-time codes. */
export async function acceptedBy(app: TestApp, token: string, email?: string) {
  const browser = openBrowser(app.origin);
  const shown = replyOf(await browser.client.call(showInvitationEndpoint, { body: { token } })).data;
  const { secret, sealed } = shown.codes;
  const body = {
    token,
    name: 'Jana Roth',
    password: STAFF_PASSWORD,
    codes: { sealed, code: codeAt(secret, app.clock.now) },
    ...(email !== undefined && { email }),
  };
  const { data } = replyOf(await browser.client.call(acceptInvitationEndpoint, { body }));
  return { browser, secret, ...data };
}

/** A staff member who joined by an invitation. */
export async function joinedStaff(app: TestApp, role: StaffRole, email = `${role}@kueche.example`) {
  return acceptedBy(app, await invitationTo(app, email, role));
}

/** Half a minute later, with the next code. */
export function nextCode(app: TestApp, secret: string): string {
  app.clock.now = new Date(app.clock.now.getTime() + 30_000);
  return codeAt(secret, app.clock.now);
}

/** The audit events of staff, oldest first. */
export async function staffEvents({ db }: Pick<TestApp, 'db'>) {
  const rows = await db
    .selectFrom('event')
    .select(['type', 'actor', 'actor_id as actorId', 'data'])
    .where('enquiry_id', 'is', null)
    .orderBy('sequence')
    .execute();
  return rows;
}
