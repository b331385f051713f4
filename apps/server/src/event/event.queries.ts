import { EVENT_VERSION, type EventData, type EventType } from '@funnel/contract/event/event';
import type { Actor } from '@funnel/domain/event/actor';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

interface EventRow {
  readonly eventId: string;
  readonly type: EventType;
  readonly enquiryId: string;
  readonly actor: Actor;
  readonly happenedAt: Date;
  readonly data: EventData;
}

/** Only the SQL, to be part of another statement. */
export function insertEvent(event: EventRow): RawBuilder<unknown> {
  const { eventId, type, enquiryId, actor, happenedAt, data } = event;
  return sql`
    insert into event (event_id, type, version, enquiry_id, actor, actor_id, happened_at, data)
    values (
      ${eventId}::uuid, ${type}, ${EVENT_VERSION}, ${enquiryId}, ${actor.kind},
      ${'id' in actor ? actor.id : null}::text, ${happenedAt}, ${JSON.stringify(data)}::jsonb
    )`;
}

/** Undefined after its enquiry was erased. */
export async function findEvent(db: Queryable, eventId: string) {
  return db
    .selectFrom('event')
    .select([
      'event_id as eventId',
      'type',
      'version',
      'enquiry_id as enquiryId',
      'actor',
      'happened_at as happenedAt',
      'data',
    ])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
