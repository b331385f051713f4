import { invitationUrl } from '@funnel/contract/staff/desk-link';
import { SET_UP_LIFE_MS } from '@funnel/domain/staff/staff-rule';
import type { Database } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { invitationToken, putInvitation } from './invitation.queries.ts';
import { isAnybodyStaff } from './staff.queries.ts';

/** The set-up link of the first owner. Undefined once there is staff. Each call makes a new link. */
export async function makeSetUpLink(
  db: Database,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string | undefined> {
  if (await isAnybodyStaff(db)) return undefined;
  const invitationId = unguessableId();
  const setUp = { email: null, role: 'owner', invitedBy: null, lifeMs: SET_UP_LIFE_MS } as const;
  await putInvitation(db, { ...setUp, invitationId, now });
  return invitationUrl(publicUrl, await invitationToken(db, invitationId));
}
