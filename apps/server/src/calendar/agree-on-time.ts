import type { AgreedTime } from '@funnel/contract/calendar/book-time';
import type { EventChange } from '@funnel/contract/event/event-data';
import { stateAt } from '@funnel/domain/appointment/appointment';
import type { Actor } from '@funnel/domain/event/actor';
import { findAppointmentOf } from '../appointment/appointment.queries.ts';
import { takeSlot } from '../appointment/take-slot.ts';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { Refusal } from '../http/refusal.ts';
import { isActiveStaff } from '../pipeline/pipeline.queries.ts';
import { takeVisit } from '../visit/take-visit.ts';

interface Agreement {
  readonly enquiryId: string;
  readonly time: AgreedTime;
  /** The field of the call that the time stands in. */
  readonly field: string;
  readonly actor: Actor;
  readonly happenedAt: Date;
  readonly now: Date;
  /** Delay before webhooks and mails are sent (undo window). */
  readonly afterSeconds?: number;
  /** Further changes for the data of the event. */
  readonly change?: EventChange;
}

export interface Agreed {
  readonly eventIds: readonly string[];
  readonly visitId: string | null;
  readonly isMoved: boolean;
}

/** Takes the seat that staff and customer have agreed on. The enquiry is locked by the caller. */
export async function agreeOnTime(tx: Queryable, agreement: Agreement): Promise<Agreed> {
  const { enquiryId, time, field, now, change, ...rest } = agreement;
  const event = { ...rest, enquiryId };
  const start = new Date(time.start);
  if (time.kind === 'CALL') {
    const current = await findAppointmentOf(tx, enquiryId);
    const wish = {
      enquiryId,
      current,
      kind: 'CONSULTATION',
      start,
      now,
      booker: { isKnown: true },
      cause: 'AGREED',
    } as const;
    if ((await takeSlot(tx, wish)) !== 'PLACED')
      throw new Refusal('SLOT_TAKEN', 'That time is no longer free.');
    // One that has begun is not moved: this is the next call.
    const isMoved = current !== undefined && stateAt(current, now) === 'BOOKED' && current.startsAt > now;
    const type = isMoved ? 'appointment.moved' : 'appointment.booked';
    const eventId = await announce(tx, { ...event, type, ...(change && { change }) });
    return { eventIds: [eventId], visitId: null, isMoved };
  }
  const { visit: kind, showroom, planner, minutes, confirm: isTold } = time;
  if (planner !== undefined && !(await isActiveStaff(tx, planner))) {
    const message = 'must be a staff member who can sign in';
    throw new Refusal('INVALID_INPUT', 'What was sent is not valid.', [
      { field: `${field}.planner`, message },
    ]);
  }
  const taken = await takeVisit(tx, {
    ...{ enquiryId, kind, showroom, planner, minutes, startsAt: start, isTold, now },
  });
  const { visitId, endsAt, planner: who } = taken;
  const times = { startsAt: start.toISOString(), endsAt: endsAt.toISOString() };
  const visit = { visitId, kind, showroom, planner: who, ...times };
  const eventId = await announce(tx, { ...event, type: 'visit.booked', change: { ...change, visit } });
  return { eventIds: [eventId], visitId, isMoved: false };
}
