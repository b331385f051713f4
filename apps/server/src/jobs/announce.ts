import type { EventType } from '@funnel/contract/webhook/webhook-event';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { type EventPayload, eventJob } from './event-job.ts';
import { insertJob, sendJob } from './send-job.queries.ts';

export interface Event {
  readonly type: EventType;
  readonly enquiryId: string;
  readonly happenedAt: Date;
}

/** Notes, in the transaction of the act itself, that something has to be told to visitor and retailer. */
export async function announce(tx: Queryable, event: Event): Promise<void> {
  await sendJob(tx, eventJob, payloadOf(event));
}

/** The same as part of the act's own statement. */
export function announcement(event: Event): RawBuilder<unknown> {
  return insertJob(eventJob, payloadOf(event));
}

function payloadOf({ type, enquiryId, happenedAt }: Event): EventPayload {
  return { type, enquiryId, happenedAt: happenedAt.toISOString() };
}
