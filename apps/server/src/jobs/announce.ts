import type { EventType } from '@funnel/contract/webhook/webhook-event';
import type { Queryable } from '../db/database.ts';
import { eventJob } from './event-job.ts';
import { sendJob } from './send-job.queries.ts';

export interface Event {
  readonly type: EventType;
  readonly enquiryId: string;
  readonly happenedAt: Date;
}

/** Notes, in the transaction of the act itself, that something has to be told to visitor and retailer. */
export async function announce(tx: Queryable, { type, enquiryId, happenedAt }: Event): Promise<void> {
  await sendJob(tx, eventJob, { type, enquiryId, happenedAt: happenedAt.toISOString() });
}
