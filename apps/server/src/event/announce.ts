import { randomUUID } from 'node:crypto';
import { definitionOf, type EventType } from '@funnel/contract/event/event';
import type { EventChange, EventFile } from '@funnel/contract/event/event-data';
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
  /** The change by a staff member. */
  readonly change?: EventChange;
  /** Added files. */
  readonly files?: readonly EventFile[];
  /** Delay before webhooks and mails are sent (undo window). */
  readonly afterSeconds?: number;
  /** The former state, for undo. Never sent to anybody. */
  readonly undo?: object;
}

/**
 * Writes an event and its job in the transaction of the change itself (transactional outbox). An event for the live
 * feed alone gets no job. Returns its id.
 */
export async function announce(tx: Queryable, event: NewEvent): Promise<string> {
  const subject = await findEventSubject(tx, event.enquiryId, event.happenedAt);
  if (!subject) throw new Error('an event of no enquiry');
  const { rows } = await sql<{ id: string }>`
    with ${announcement(event, subject)}
    select id from announced`.execute(tx);
  if (!rows[0]) throw new Error('no queue for events');
  return rows[0].id;
}

/**
 * The same as common table expressions, for a change that is one statement. `announced` has a row if the queue exists.
 */
export function announcement(event: NewEvent, subject: EventSubject): RawBuilder<unknown> {
  const eventId = randomUUID();
  const options = { id: eventId, afterSeconds: event.afterSeconds ?? 0 };
  const job = sql`${insertJob(tellEventJob, { eventId }, options)} returning id`;
  return sql`
    ${insertEvent({ eventId, ...event, data: eventDataOf(subject, event) })},
    announced as (${definitionOf(event.type).isFedOnly ? sql`select ${eventId} as id` : job})`;
}
