import type { CallEnd, endCallEndpoint } from '@funnel/contract/call-queue/make-call';
import type { EventChange } from '@funnel/contract/event/event-data';
import { afterCall } from '@funnel/domain/call-queue/after-call';
import type { CallOutcome } from '@funnel/domain/call-queue/claim';
import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import type { StaffActor } from '@funnel/domain/event/actor';
import type { z } from '@funnel/domain/schema';
import { berlinDay, berlinIso } from '@funnel/domain/slot/berlin-time';
import { type Agreed, agreeOnTime } from '../calendar/agree-on-time.ts';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import { insertNote } from '../pipeline/pipeline.queries.ts';
import type { Services } from '../services.ts';
import {
  insertCall,
  lockForCall,
  markCalled,
  newCallId,
  readAppointmentRow,
  storeCallState,
} from './call.queries.ts';
import { readCallRules } from './call-rules.queries.ts';
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
  const { calendar, desk } = await readCallRules(tx, now);
  const appointment = await readAppointmentRow(tx, enquiryId);
  const { version: _, ...before } = current;
  const after = afterCall(before, outcome, { ...calendar, now, maxTries: desk.maxTries });

  await markCalled(tx, enquiryId, { now, until: berlinDay(now).until });
  const { eventIds: agreed, visitId } = await agree(tx, ending);
  const version = await storeCallState(tx, enquiryId, after);
  const noteId =
    note === undefined ? undefined : await insertNote(tx, { enquiryId, staffId, text: note, now });
  const callId = newCallId();
  const change: EventChange = {
    callId,
    outcome: outcomeOf(outcome),
    nextTryAt: after.nextTryAt?.toISOString() ?? null,
    ...(noteId !== undefined && { noteId }),
    ...(after.status !== before.status && {
      status: {
        from: before.status,
        to: after.status,
        ...(after.lostReason && { lostReason: after.lostReason }),
      },
    }),
  };
  const ended = await announce(tx, { ...undoableEvent(ending), type: 'call.ended', change });
  await insertCall(tx, callId, {
    enquiryId,
    staffId,
    begunAt,
    endedAt: now,
    outcome: outcomeOf(outcome),
    noteId: noteId ?? null,
    visitId,
    eventIds: [...agreed, ended],
    before: { ...before, nextTryAt: before.nextTryAt?.toISOString() ?? null, appointment },
    after: { version, appointmentSequence: (await readAppointmentRow(tx, enquiryId))?.sequence ?? null },
  });
  const undoUntil = new Date(now.getTime() + UNDO_SECONDS * 1000).toISOString();
  const nextTryAt = after.nextTryAt ? berlinIso(after.nextTryAt) : null;
  return { callId, enquiryId, version, status: after.status, nextTryAt, undoUntil };
}

/** Webhooks and mails are delayed by the undo window. */
const undoableEvent = ({ actor, enquiryId, now: happenedAt }: Ending) => ({
  enquiryId,
  actor,
  happenedAt,
  afterSeconds: UNDO_SECONDS,
});

/** Takes the seat that was agreed on, if any. */
async function agree(tx: Queryable, ending: Ending): Promise<Pick<Agreed, 'eventIds' | 'visitId'>> {
  const { enquiryId, outcome, now } = ending;
  if (outcome.kind !== 'CALL' && outcome.kind !== 'VISIT') return { eventIds: [], visitId: null };
  return agreeOnTime(tx, { ...undoableEvent(ending), enquiryId, now, time: outcome, field: 'outcome' });
}

function outcomeOf({ kind }: CallEnd): CallOutcome {
  return kind === 'CALL' || kind === 'VISIT' ? 'APPOINTMENT' : kind;
}
