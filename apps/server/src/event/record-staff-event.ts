import { randomUUID } from 'node:crypto';
import type { StaffEventType } from '@funnel/contract/event/event';
import type { AuditActor } from '@funnel/domain/event/actor';
import type { StaffEventData } from '@funnel/domain/staff/staff-event-data';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { insertEvent } from './event.queries.ts';

interface StaffEvent {
  readonly type: StaffEventType;
  readonly actor: AuditActor;
  readonly happenedAt: Date;
  readonly data: StaffEventData;
}

/** Records an audit event of staff. To be called in the transaction of the act. */
export async function recordStaffEvent(tx: Queryable, event: StaffEvent): Promise<void> {
  await sql`with ${insertEvent({ eventId: randomUUID(), enquiryId: null, ...event })} select 1`.execute(tx);
}
