import type { Staff } from '@funnel/domain/access/principal';
import { isStaffSessionOver } from '@funnel/domain/staff/staff-session';
import type { Services } from '../services.ts';
import { deleteStaffSession, findStaffSession, touchStaffSession } from './staff-session.queries.ts';

/** The last activity is stored at most this often, to save a write for every call. */
const TOUCH_AFTER_MS = 5 * 60 * 1000;

/** The staff member of a valid session token. Role and person are read each time. */
export async function recogniseStaff(
  { db, now }: Services,
  token: string,
  isUse: boolean,
): Promise<Staff | undefined> {
  const session = await findStaffSession(db, token);
  if (!session) return undefined;
  const { sessionId, staffId, email, role } = session;
  if (isStaffSessionOver(session, now())) {
    await deleteStaffSession(db, sessionId);
    return undefined;
  }
  if (isUse && now().getTime() - session.seenAt.getTime() >= TOUCH_AFTER_MS) {
    await touchStaffSession(db, sessionId, now());
  }
  return { kind: 'staff', staffId, role, email, sessionId };
}
