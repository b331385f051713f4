import { KNOWN_DEVICE_MS } from '@funnel/domain/account/account-rule';
import { STAFF_SESSION_MAX_MS } from '@funnel/domain/staff/staff-session';
import { makeSecretToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import { putStaffDevice } from './staff-device.queries.ts';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  makeRoomForStaffSession,
} from './staff-session.queries.ts';

export const KNOWN_DEVICE_SECONDS = KNOWN_DEVICE_MS / 1000;

interface Start {
  readonly staffId: string;
  /** The session of the browser. An earlier one ends, even if it was somebody else's. */
  readonly session: BrowserSession;
  readonly now: Date;
}

export interface StartedStaffSession {
  readonly sessionId: string;
  readonly token: string;
  readonly deviceToken: string;
}

/** Starts a session with new tokens. The browser is known from now on. The caller has locked the member of staff. */
export async function startStaffSession(
  tx: Queryable,
  { staffId, session, now }: Start,
): Promise<StartedStaffSession> {
  const former = session.token === undefined ? undefined : await findStaffSession(tx, session.token);
  if (former) await deleteStaffSession(tx, former.sessionId);
  for (const sessionId of await makeRoomForStaffSession(tx, staffId)) {
    const event = { actor: { kind: 'system' }, happenedAt: now, data: { staffId, sessionId } } as const;
    await recordStaffEvent(tx, { type: 'staff.session-ended', ...event });
  }
  const started = { sessionId: unguessableId(), token: makeSecretToken(), deviceToken: makeSecretToken() };
  await insertStaffSession(tx, { ...started, staffId, browser: session.browser, now });
  await putStaffDevice(tx, { token: started.deviceToken, formerToken: session.deviceToken, staffId, now });
  return started;
}

/** Sets the cookies. To be called after the commit. */
export function keepStaffSession(session: BrowserSession, { token, deviceToken }: StartedStaffSession): void {
  session.keep(token, STAFF_SESSION_MAX_MS / 1000);
  session.keepDevice(deviceToken, KNOWN_DEVICE_SECONDS);
}
