import type { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import type { StaffActor } from '@funnel/domain/event/actor';
import { PROMISED_AFTER } from '@funnel/domain/next-step/promised-after';
import { mayMove } from '@funnel/domain/pipeline/status';
import type { z } from '@funnel/domain/schema';
import type { Queryable } from '../db/database.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import { changeEnquiry, lockEnquiry } from '../pipeline/pipeline.queries.ts';
import type { Services } from '../services.ts';
import { agreeOnTime } from './agree-on-time.ts';
import { CALLS, cancelAgreedTimes } from './cancel-agreed-times.ts';

type Body = z.output<NonNullable<(typeof bookTimeEndpoint)['body']>>;

interface BookCall {
  readonly actor: StaffActor;
  readonly body: Body;
  readonly idempotencyKey: string | undefined;
}

/** Books a call or a visit without a call under way. A visit moves the enquiry on, as at the end of a call. */
export async function bookTime({ db, now: clock }: Services, { actor, body, idempotencyKey: key }: BookCall) {
  const now = clock();
  const once = { scope: 'booking', key, requestHash: hashRequest({ ...body, by: actor.id }), now };
  const data = await db.transaction().execute((tx) => oncePerKey(tx, once, () => book(tx, actor, body, now)));
  return { data };
}

async function book(tx: Queryable, actor: StaffActor, { enquiryId, time, promised }: Body, now: Date) {
  const current = await lockEnquiry(tx, enquiryId);
  if (!current) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  const { status: from } = current;
  const isMovedOn = time.kind === 'VISIT' && mayMove(from, 'APPOINTMENT');
  if (isMovedOn) await changeEnquiry(tx, enquiryId, { status: 'APPOINTMENT', lostReason: null });
  const event = { enquiryId, actor, happenedAt: now, now };
  const { visitId, isMoved } = await agreeOnTime(tx, {
    ...event,
    time,
    field: 'time',
    ...(isMovedOn && { change: { status: { from, to: 'APPOINTMENT' } } }),
  });
  if (time.kind === 'VISIT' && (promised ?? PROMISED_AFTER.VISIT) === 'CANCEL')
    await cancelAgreedTimes(tx, { ...event, kinds: CALLS });
  return { enquiryId, visitId, isMoved };
}
