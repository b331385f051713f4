import type { Staff } from '@funnel/domain/access/principal';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import { nextTry } from '@funnel/domain/call-queue/next-try';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import { announceAtDesk } from '../event/announce.ts';
import { actorOf } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { lockForCall } from './call.queries.ts';
import { readCallRules } from './call-rules.queries.ts';
import { claimCall as claim, endClaim, keepClaim } from './claim.queries.ts';

interface ClaimCall {
  readonly by: Staff;
  readonly body: { readonly enquiryId: string };
}

export async function claimCall({ db, now: clock }: Services, { by, body: { enquiryId } }: ClaimCall) {
  const now = clock();
  const { staffId } = by;
  const { calendar, desk } = await readCallRules(db, now);
  return db.transaction().execute(async (tx) => {
    const enquiry = await lockForCall(tx, enquiryId);
    if (!enquiry) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
    const silentSince = new Date(now.getTime() - CLAIM_SILENCE_MS);
    const claimed = await claim(tx, { enquiryId, staffId, now, silentSince });
    if (!claimed) throw new Refusal('CLAIMED', 'Somebody else is on this call.');
    const isNew = claimed.since.getTime() === now.getTime();
    if (isNew)
      await announceAtDesk(tx, {
        type: 'call.claimed',
        enquiryId,
        actor: actorOf(by.staffId),
        happenedAt: now,
      });
    const { maxTries } = desk;
    const nextTryAt = nextTry(enquiry.tries + 1, { ...calendar, now, maxTries });
    const since = claimed.since.toISOString();
    const { version } = enquiry;
    return { data: { enquiryId, version, since, nextTryAt: nextTryAt ? berlinIso(nextTryAt) : null } };
  });
}

export async function keepCall({ db, now }: Services, { by, body: { enquiryId } }: ClaimCall) {
  const isKept = await keepClaim(db, { enquiryId, staffId: by.staffId, now: now() });
  if (!isKept) throw new Refusal('NOT_CLAIMED', 'This call is not yours any more.');
  return { data: { done: true as const } };
}

export async function releaseCall({ db, now }: Services, { by, body: { enquiryId } }: ClaimCall) {
  await db.transaction().execute(async (tx) => {
    if ((await endClaim(tx, enquiryId, by.staffId)) === undefined) return;
    await announceAtDesk(tx, {
      type: 'call.released',
      enquiryId,
      actor: actorOf(by.staffId),
      happenedAt: now(),
    });
  });
  return { data: { done: true as const } };
}
