import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import type { StaffActor } from '@funnel/domain/event/actor';
import { settleSteps } from '@funnel/domain/next-step/settle-steps';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { Refusal } from '../http/refusal.ts';
import { readPlanRules } from '../next-step/plan-rules.queries.ts';
import { lockPerson } from '../next-step/settle-steps.queries.ts';
import { listOpenSteps } from '../next-step/step.queries.ts';
import type { Services } from '../services.ts';
import { lockForCall } from './call.queries.ts';
import {
  claimCall as claim,
  endClaim,
  endOtherClaims,
  findClaim,
  keepClaim,
  lockClaimsOf,
} from './claim.queries.ts';

interface ClaimCall {
  readonly actor: StaffActor;
  readonly body: { readonly enquiryId: string };
}

export const claimCall = (services: Services, call: ClaimCall) => take(services, call, false);

/** Also from a colleague. Their desk gets it by the live feed. */
export const takeOverCall = (services: Services, call: ClaimCall) => take(services, call, true);

async function take(
  { db, now: clock }: Services,
  { actor, body: { enquiryId } }: ClaimCall,
  takesOver: boolean,
) {
  const now = clock();
  const staffId = actor.id;
  return db.transaction().execute(async (tx) => {
    await lockClaimsOf(tx, staffId);
    const enquiry = await lockForCall(tx, enquiryId);
    if (!enquiry) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
    const silentSince = new Date(now.getTime() - CLAIM_SILENCE_MS);
    const holder = await findClaim(tx, enquiryId, silentSince);
    await giveOthersBack(tx, { actor, enquiryId, now });
    const claimed = await claim(tx, { enquiryId, staffId, now, silentSince, takesOver });
    if (!claimed) throw new Refusal('CLAIMED', 'Somebody else is on this call.');
    const event = { enquiryId, actor, happenedAt: now };
    if (holder && holder.staffId !== staffId)
      await announce(tx, { ...event, type: 'call.taken-over', change: { takenFrom: holder.staffId } });
    else if (claimed.since.getTime() === now.getTime())
      await announce(tx, { ...event, type: 'call.claimed' });
    const since = claimed.since.toISOString();
    const { version } = enquiry;
    const ifNotReached = await firstAfterNoAnswer(tx, enquiry.tries, { enquiryId, now });
    return { data: { enquiryId, version, since, ifNotReached } };
  });
}

/** What would come first if nobody answered this call. */
async function firstAfterNoAnswer(
  tx: Queryable,
  tries: number,
  { enquiryId, now }: { enquiryId: string; now: Date },
) {
  const { personId, openIds } = await lockPerson(tx, enquiryId);
  const [steps, { calendar, desk }] = [await listOpenSteps(tx, personId), await readPlanRules(tx, now)];
  const rules = { ...calendar, now, maxTries: desk.maxTries, enquiryId, openIds };
  const { ended, added } = settleSteps(steps, { kind: 'NOT_REACHED', tries: tries + 1 }, rules);
  const left = steps.filter(({ stepId }) => !ended.some((step) => step.stepId === stepId));
  const [first] = [...added, ...left].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return first ? { kind: first.kind, from: berlinIso(first.startsAt) } : null;
}

interface Giving {
  readonly actor: StaffActor;
  /** The call that stays. */
  readonly enquiryId: string;
  readonly now: Date;
}

/** One claim for each person: colleagues can make the other calls. */
async function giveOthersBack(tx: Queryable, { actor, enquiryId: kept, now }: Giving): Promise<void> {
  for (const enquiryId of await endOtherClaims(tx, actor.id, kept))
    await announce(tx, { type: 'call.released', enquiryId, actor, happenedAt: now });
}

export async function keepCall({ db, now }: Services, { actor, body: { enquiryId } }: ClaimCall) {
  const isKept = await keepClaim(db, { enquiryId, staffId: actor.id, now: now() });
  if (!isKept) throw new Refusal('NOT_CLAIMED', 'This call is not yours any more.');
  return { data: { done: true as const } };
}

export async function releaseCall({ db, now }: Services, { actor, body: { enquiryId } }: ClaimCall) {
  await db.transaction().execute(async (tx) => {
    if ((await endClaim(tx, enquiryId, actor.id)) === undefined) return;
    await announce(tx, { type: 'call.released', enquiryId, actor, happenedAt: now() });
  });
  return { data: { done: true as const } };
}
