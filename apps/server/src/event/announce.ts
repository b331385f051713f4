import { randomUUID } from 'node:crypto';
import type { EventChange, EventType } from '@funnel/contract/event/event';
import type { Actor } from '@funnel/domain/event/actor';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { insertJob } from '../jobs/send-job.queries.ts';
import { insertEvent } from './event.queries.ts';
import { type EventSubject, eventDataOf } from './event-data.ts';
import { findEventSubject } from './event-subject.queries.ts';
import { tellEventJob } from './tell-event-job.ts';

export interface NewEvent {
  readonly type: EventType;
  readonly enquiryId: string;
  readonly actor: Actor;
  readonly happenedAt: Date;
  /** What a staff member changed. */
  readonly change?: EventChange;
}

/** Writes an event and its job in the transaction of the change itself (transactional outbox). */
export async function announce(tx: Queryable, event: NewEvent): Promise<void> {
  const subject = await findEventSubject(tx, event.enquiryId);
  if (!subject) throw new Error('an event of no enquiry');
  const { rows } = await sql`
    with ${announcement(event, subject)}
    select 1 from announced`.execute(tx);
  if (rows.length === 0) throw new Error('no queue for events');
}

/**
 * The same as common table expressions, for a change that is one statement. `announced` has a row if the queue exists.
 */
export function announcement(event: NewEvent, subject: EventSubject): RawBuilder<unknown> {
  const eventId = randomUUID();
  return sql`
    event_row as (${insertEvent({ eventId, ...event, data: eventDataOf(subject, event.change) })}),
    announced as (${insertJob(tellEventJob, { eventId }, { id: eventId })} returning id)`;
}
