import { isDeepStrictEqual } from 'node:util';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import { isTooLateToUndo } from '@funnel/domain/desk/undo';
import type { StaffActor } from '@funnel/domain/event/actor';
import { fitsConstraint } from '../appointment/take-slot.ts';
import { announce } from '../event/announce.ts';
import { takeBackEvents } from '../event/take-back-events.queries.ts';
import { Refusal } from '../http/refusal.ts';
import { putBackStepRows, readStepRows } from '../next-step/step.queries.ts';
import type { Services } from '../services.ts';
import {
  type After,
  type Before,
  deleteNote,
  lockCall,
  lockForCall,
  markUndone,
  storeCallState,
} from './call.queries.ts';
import { claimCall, endOtherClaims, findClaim, isOnAnotherCall, lockClaimsOf } from './claim.queries.ts';

interface UndoCall {
  readonly actor: StaffActor;
  readonly body: { readonly callId: string };
}

/**
 * Takes back what a call changed. The queued jobs of its events decide whether it is too late, not a clock: a job is
 * either taken back or done.
 */
export async function undoCall({ db, now: clock }: Services, { actor, body: { callId } }: UndoCall) {
  const now = clock();
  const staffId = actor.id;
  return db.transaction().execute(async (tx) => {
    await lockClaimsOf(tx, staffId);
    const call = await lockCall(tx, callId, staffId);
    if (!call) throw new Refusal('NOT_FOUND', 'There is no such call.');
    const { enquiryId, noteId, eventIds } = call;
    const before = call.before as Before;
    const after = call.after as After;
    if (isTooLateToUndo(call.endedAt, now) || !(await takeBackEvents(tx, eventIds, now)))
      throw new Refusal('UNDO_OVER', 'It is too late to undo that.');

    const current = await lockForCall(tx, enquiryId);
    const steps = await readStepRows(tx, enquiryId);
    if (current?.version !== after.version || !isDeepStrictEqual(steps, after.steps))
      throw new Refusal('STALE', 'Somebody else has changed this enquiry.');
    const silentSince = new Date(now.getTime() - CLAIM_SILENCE_MS);
    // A caller who is already on the next call keeps that claim. This call stays unclaimed.
    const isElsewhere = await isOnAnotherCall(tx, { enquiryId, staffId, silentSince });
    if (!isElsewhere) await endOtherClaims(tx, staffId, enquiryId);
    const isPossible = isElsewhere
      ? !(await findClaim(tx, enquiryId, silentSince))
      : await claimCall(tx, { enquiryId, staffId, now: call.begunAt, silentSince });
    if (!isPossible) throw new Refusal('CLAIMED', 'Somebody else is on this call.');

    await markUndone(tx, callId, now);
    if (!(await fitsConstraint(tx, () => putBackStepRows(tx, enquiryId, before.steps))))
      throw new Refusal('SLOT_TAKEN', 'The former time is no longer free.');
    const version = await storeCallState(tx, enquiryId, before);
    const note = noteId ? await deleteNote(tx, enquiryId, noteId) : null;
    const change = { callId };
    await announce(tx, {
      type: 'call.undone',
      enquiryId,
      actor,
      happenedAt: now,
      change,
    });
    return { data: { enquiryId, version, note } };
  });
}
