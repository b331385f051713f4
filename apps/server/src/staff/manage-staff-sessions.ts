import type { StaffActor } from '@funnel/domain/event/actor';
import { isStaffSessionOver } from '@funnel/domain/staff/staff-session';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { deleteOwnStaffSession, listStaffSessions } from './staff-session.queries.ts';

const DONE = { data: { done: true as const } };

export async function listSessionsOf({ db, now }: Services, staffId: string, thisOne: string) {
  const kept = await listStaffSessions(db, staffId);
  const sessions = kept.filter((session) => !isStaffSessionOver(session, now()));
  return {
    data: {
      sessions: sessions.map(({ sessionId, openedAt, seenAt, browser }) => ({
        sessionId,
        openedAt: openedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        browser,
        isThis: sessionId === thisOne,
      })),
    },
  };
}

interface EndOwn {
  readonly body: { readonly sessionId: string };
  readonly actor: StaffActor;
}

export async function endMySession({ db, now }: Services, { body: { sessionId }, actor }: EndOwn) {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteOwnStaffSession(tx, { staffId: actor.id, sessionId }))) {
      throw new Refusal('NOT_FOUND', 'There is no such session.');
    }
    const event = { actor, happenedAt: now(), data: { staffId: actor.id, sessionId } };
    await recordStaffEvent(tx, { type: 'staff.session-ended', ...event });
  });
  return DONE;
}
