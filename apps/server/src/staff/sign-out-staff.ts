import { staffActor } from '@funnel/domain/event/actor';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import type { Services } from '../services.ts';
import { deleteStaffSession, findStaffSession } from './staff-session.queries.ts';

export async function signOutStaff(
  { db, now }: Services,
  { staffSession }: { readonly staffSession: BrowserSession },
) {
  const { token } = staffSession;
  if (token !== undefined) {
    await db.transaction().execute(async (tx) => {
      const session = await findStaffSession(tx, token);
      if (!session) return;
      const { sessionId, staffId } = session;
      await deleteStaffSession(tx, sessionId);
      const event = { type: 'staff.signed-out', actor: staffActor(staffId), happenedAt: now() } as const;
      await recordStaffEvent(tx, { ...event, data: { staffId, sessionId } });
    });
  }
  staffSession.forget();
  return { data: { done: true as const } };
}
