import { SESSION_MAX_MS } from '@funnel/domain/account/account-rule';
import { makeSecretToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import { KNOWN_DEVICE_SECONDS, rememberDevice } from './remember-device.ts';
import { deleteOverSessionsOf, deleteSession, insertSession, makeRoomForSession } from './session.queries.ts';

const SESSION_MAX_SECONDS = SESSION_MAX_MS / 1000;

interface Start {
  readonly accountId: string;
  /** The browser's current session. It ends, even if it was somebody else's. */
  readonly session: BrowserSession;
  readonly now: Date;
}

interface Started {
  readonly token: string;
  readonly deviceToken: string;
}

/** Makes new tokens each time (session fixation). The browser becomes a known device. */
export async function startSession(tx: Queryable, { accountId, session, now }: Start): Promise<Started> {
  const token = makeSecretToken();
  if (session.token !== undefined) await deleteSession(tx, session.token);
  await deleteOverSessionsOf(tx, accountId, now);
  await makeRoomForSession(tx, accountId);
  await insertSession(tx, { token, accountId, now });
  const deviceToken = await rememberDevice(tx, { accountId, formerToken: session.deviceToken, now });
  return { token, deviceToken };
}

/** Call it only after the commit. */
export function keepSession(session: BrowserSession, { token, deviceToken }: Started): void {
  session.keep(token, SESSION_MAX_SECONDS);
  session.keepDevice(deviceToken, KNOWN_DEVICE_SECONDS);
}
