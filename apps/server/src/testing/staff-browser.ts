import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { hashToken, makeSecretToken } from '../credential/secret-token.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { openBrowser } from './customer-browser.ts';
import type { useTestApp } from './test-app.ts';

/** A signed-in staff member. The session is written directly, without the sign-in. */
export async function staffBrowser(
  { db, clock, origin }: Pick<ReturnType<typeof useTestApp>, 'db' | 'clock' | 'origin'>,
  role: StaffRole,
) {
  const staffId = unguessableId();
  const sessionId = unguessableId();
  const email = `${staffId.toLowerCase()}@kueche.example`;
  const token = makeSecretToken();
  await db
    .insertInto('staff')
    .values({ staff_id: staffId, email, name: 'Jana Roth', role, password_hash: '', created_at: clock.now })
    .execute();
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
  return { staffId, sessionId, email, browser };
}
