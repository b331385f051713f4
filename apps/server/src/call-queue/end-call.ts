import type { CallEnd, endCallEndpoint } from '@funnel/contract/call-queue/make-call';
import type { EventChange } from '@funnel/contract/event/event-data';
import { afterCall, type CallState } from '@funnel/domain/call-queue/after-call';
import type { CallOutcome } from '@funnel/domain/call-queue/claim';
import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import type { StaffActor } from '@funnel/domain/event/actor';
import { PROMISED_AFTER } from '@funnel/domain/next-step/promised-after';
import type { StepAct } from '@funnel/domain/next-step/settle-steps';
import { type StepRow, shownStep } from '@funnel/domain/next-step/shown-step';
import type { PlannedStep } from '@funnel/domain/next-step/step';
import { isOpen } from '@funnel/domain/pipeline/status';
import type { z } from '@funnel/domain/schema';
import { type Agreed, agreeOnTime } from '../calendar/agree-on-time.ts';
import { ALL_TIMES, CALLS, cancelAgreedTimes } from '../calendar/cancel-agreed-times.ts';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import { planOf } from '../next-step/plan.queries.ts';
import { lockPerson, settleSteps } from '../next-step/settle-steps.queries.ts';
import { readOpenSteps, readStepRows } from '../next-step/step.queries.ts';
import { insertNote } from '../pipeline/pipeline.queries.ts';
import type { Services } from '../services.ts';
import { insertCall, lockForCall, newCallId, storeCallState } from './call.queries.ts';
import { endClaim } from './claim.queries.ts';

interface EndCall {
  readonly actor: StaffActor;
  readonly body: z.output<NonNullable<(typeof endCallEndpoint)['body']>>;
  readonly idempotencyKey: string | undefined;
}

interface Ending {
  readonly actor: StaffActor;
  readonly enquiryId: string;
  readonly outcome: CallEnd;
  readonly note: string | undefined;
  readonly now: Date;
}

/** Ends a call in one transaction: if its time is taken by somebody else, nothing is changed. */
export async function endCall({ db, now: clock }: Services, { actor, body, idempotencyKey: key }: EndCall) {
  const now = clock();
  const once = { scope: 'call-end', key, requestHash: hashRequest({ ...body, by: actor.id }), now };
  const data = await db
    .transaction()
    .execute((tx) => oncePerKey(tx, once, () => end(tx, { actor, now, note: undefined, ...body })));
  return { data };
}

async function end(tx: Queryable, ending: Ending) {
  const { actor, enquiryId, outcome, note, now } = ending;
  const staffId = actor.id;
  const current = await lockForCall(tx, enquiryId);
  if (!current) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  const begunAt = await endClaim(tx, enquiryId, staffId);
  if (!begunAt) throw new Refusal('NOT_CLAIMED', 'This call is not yours any more.');
  const { version: _, ...before } = current;
  const stepsBefore = await readStepRows(tx, enquiryId);
  const next = await nextOf(tx, ending);
  const after = afterCall(before, outcome);

  const version = await storeCallState(tx, enquiryId, { ...after, ...valuesOf(outcome) });
  const { eventIds, visitId } = await settle(tx, ending, { after, next });
  const noteId =
    note === undefined ? undefined : await insertNote(tx, { enquiryId, staffId, text: note, now });
  const callId = newCallId();
  const [first] = await readOpenSteps(tx, [(await lockPerson(tx, enquiryId)).personId]);
  const ended = await announce(tx, {
    ...undoableEvent(ending),
    type: 'call.ended',
    change: changeOf({ outcome, callId, noteId, before, after, first }),
  });
  await insertCall(tx, callId, {
    ...{ enquiryId, staffId, begunAt, endedAt: now, outcome: outcomeOf(outcome) },
    noteId: noteId ?? null,
    visitId,
    eventIds: [...eventIds, ended],
    before: { ...before, steps: stepsBefore },
    after: { version, steps: await readStepRows(tx, enquiryId) },
  });
  const undoUntil = new Date(now.getTime() + UNDO_SECONDS * 1000).toISOString();
  const nextStep = first ? shownStep(first, now) : null;
  return { callId, enquiryId, version, status: after.status, nextStep, undoUntil };
}

interface Change {
  readonly outcome: CallEnd;
  readonly callId: string;
  readonly noteId: string | undefined;
  readonly before: CallState;
  readonly after: CallState;
  readonly first: StepRow | undefined;
}

function changeOf({ outcome, callId, noteId, before, after, first }: Change): EventChange {
  const status = {
    from: before.status,
    to: after.status,
    ...(after.lostReason && { lostReason: after.lostReason }),
  };
  return {
    callId,
    outcome: outcomeOf(outcome),
    nextTryAt: first?.kind === 'TRY' ? first.startsAt.toISOString() : null,
    nextStep: first
      ? { kind: first.kind, startsAt: first.startsAt.toISOString(), promised: first.isPromised }
      : null,
    ...(noteId !== undefined && { noteId }),
    ...(after.status !== before.status && { status }),
  };
}

/** Webhooks and mails are delayed by the undo window. */
const undoableEvent = ({ actor, enquiryId, now: happenedAt }: Ending) => ({
  enquiryId,
  actor,
  happenedAt,
  afterSeconds: UNDO_SECONDS,
});

interface Settling {
  readonly after: CallState;
  readonly next: PlannedStep | undefined;
}

/** Takes the seat that was agreed on, cancels what is not promised any more, and plans the next step. */
async function settle(
  tx: Queryable,
  ending: Ending,
  { after, next }: Settling,
): Promise<Pick<Agreed, 'eventIds' | 'visitId'>> {
  const { enquiryId, outcome, now } = ending;
  const cancelling = { ...undoableEvent(ending), now };
  if (outcome.kind === 'CALL' || outcome.kind === 'VISIT') {
    const agreement = { ...cancelling, time: outcome, field: 'outcome' };
    const agreed = await agreeOnTime(tx, agreement);
    await settleSteps(tx, enquiryId, { kind: 'REACHED' }, now);
    const cancelled = isCancelled(outcome)
      ? await cancelAgreedTimes(tx, { ...cancelling, kinds: CALLS })
      : [];
    return { ...agreed, eventIds: [...agreed.eventIds, ...cancelled] };
  }
  await settleSteps(tx, enquiryId, actOf(outcome, after, next), now);
  if (isOpen(after.status)) return { eventIds: [], visitId: null };
  const eventIds = isCancelled(outcome)
    ? await cancelAgreedTimes(tx, { ...cancelling, kinds: ALL_TIMES })
    : [];
  await settleSteps(tx, enquiryId, { kind: 'CLOSED' }, now);
  return { eventIds, visitId: null };
}

function isCancelled(outcome: CallEnd): boolean {
  const { kind } = outcome;
  if (kind !== 'WON' && kind !== 'LOST' && kind !== 'VISIT' && kind !== 'WRONG_NUMBER') return false;
  const given = 'promised' in outcome ? outcome.promised : undefined;
  return (given ?? PROMISED_AFTER[kind]) === 'CANCEL';
}

function actOf({ kind }: CallEnd, { tries }: CallState, next: PlannedStep | undefined): StepAct {
  if (kind === 'NOT_REACHED') return { kind, tries };
  return { kind: kind === 'OFFER' ? 'OFFER_SENT' : 'REACHED', next };
}

async function nextOf(tx: Queryable, { outcome, now }: Ending): Promise<PlannedStep | undefined> {
  if (!('next' in outcome) || !outcome.next) return undefined;
  const cause = outcome.kind === 'OFFER' ? 'OFFER' : 'REACHED';
  return planOf(tx, outcome.next, { cause, now, field: 'outcome.next' });
}

function valuesOf(outcome: CallEnd) {
  if (outcome.kind === 'OFFER') return { offerValue: outcome.value };
  return outcome.kind === 'WON' ? { wonValue: outcome.value } : {};
}

function outcomeOf({ kind }: CallEnd): CallOutcome {
  return kind === 'CALL' || kind === 'VISIT' ? 'APPOINTMENT' : kind;
}
