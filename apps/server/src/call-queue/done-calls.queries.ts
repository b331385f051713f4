import type { EventChange } from '@funnel/contract/event/event-data';
import type { LostReason } from '@funnel/domain/pipeline/status';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** The most that are listed. */
const MOST_DONE = 100;

type NextStepOfEvent = NonNullable<EventChange['nextStep']>;

interface DoneQuestion {
  readonly since: Date;
  readonly showroom: string | undefined;
}

/** The ended calls, latest first. The last event of each has its outcome. */
export async function listDone(db: Queryable, { since, showroom }: DoneQuestion) {
  return db
    .selectFrom('call')
    .innerJoin('enquiry', 'enquiry.enquiry_id', 'call.enquiry_id')
    .innerJoin('staff', 'staff.staff_id', 'call.staff_id')
    .leftJoin('visit', 'visit.visit_id', 'call.visit_id')
    .leftJoin('event', (join) =>
      join.on(sql<boolean>`event.event_id = call.event_ids[cardinality(call.event_ids)]::uuid`),
    )
    .select([
      'call.call_id as callId',
      'call.enquiry_id as enquiryId',
      'call.outcome',
      'call.ended_at as endedAt',
      'call.staff_id as staffId',
      'staff.name',
      'enquiry.full_name as fullName',
      'visit.kind as visitKind',
      'visit.starts_at as visitStart',
      sql<LostReason | null>`event.data -> 'change' -> 'status' ->> 'lostReason'`.as('lostReason'),
      sql<NextStepOfEvent | null>`event.data -> 'change' -> 'nextStep'`.as('next'),
    ])
    .where('call.ended_at', '>=', since)
    .where('call.undone_at', 'is', null)
    .$if(showroom !== undefined, (query) => query.where('enquiry.showroom', '=', showroom ?? ''))
    .orderBy('call.ended_at', 'desc')
    .orderBy('call.call_id')
    .limit(MOST_DONE)
    .execute();
}
