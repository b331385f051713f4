import type { EventType, StaffEventType } from '@funnel/contract/event/event';
import { EVENT_VERSION, type EventData } from '@funnel/contract/event/event-data';
import type { Actor, ActorKind, AuditActor } from '@funnel/domain/event/actor';
import type { StaffEventData } from '@funnel/domain/staff/staff-event-data';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

type EventRow = {
  readonly eventId: string;
  readonly happenedAt: Date;
  readonly undo?: object;
} & (
  | { readonly type: EventType; readonly enquiryId: string; readonly actor: Actor; readonly data: EventData }
  | {
      readonly type: StaffEventType;
      readonly enquiryId: null;
      readonly actor: AuditActor;
      readonly data: StaffEventData;
    }
);

/** Only the SQL, to be part of another statement. */
export function insertEvent(event: EventRow): RawBuilder<unknown> {
  const { eventId, type, enquiryId, actor, happenedAt, data, undo } = event;
  const by = actor.kind === 'staff' ? actor.id : undefined;
  const about = 'enquiryId' in data ? (data.change?.assignee ?? data.change?.takenFrom) : data.staffId;
  return sql`
    insert into event (
      event_id, type, version, enquiry_id, actor, actor_id, happened_at, data, undo,
      actor_name, actor_email, about_name, about_email
    )
    values (
      ${eventId}::uuid, ${type}, ${EVENT_VERSION}, ${enquiryId}::text, ${actor.kind},
      ${'id' in actor ? actor.id : null}::text, ${happenedAt}, ${JSON.stringify(data)}::jsonb,
      ${undo ? JSON.stringify(undo) : null}::jsonb,
      ${nowCalled('name', by)}, ${nowCalled('email', by)}, ${nowCalled('name', about)}, ${nowCalled('email', about)}
    )`;
}

/** The name or address that a staff member has at this moment. */
function nowCalled(column: 'name' | 'email', staffId: string | null | undefined): RawBuilder<unknown> {
  if (staffId === null || staffId === undefined) return sql`null`;
  return sql`(select ${sql.ref(column)} from staff where staff_id = ${staffId})`;
}

/** An event of an enquiry. Undefined after its enquiry was erased. */
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
    .where('enquiry_id', 'is not', null)
    .$narrowType<{ type: EventType; enquiryId: string; actor: ActorKind; data: EventData }>()
    .executeTakeFirst();
}

export async function deleteStaffEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('event').where('enquiry_id', 'is', null).where('happened_at', '<', before).execute();
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
