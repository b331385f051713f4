import type { EventType, StaffEventType, StoredEventData } from '@funnel/contract/event/event';
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

/** The data of an event with its snapshot of the enquiry. Events of version 1 and of staff have none. */
export const toldData: RawBuilder<StoredEventData> = sql`event.data || coalesce((
  select body from enquiry_snapshot as taken
  where taken.enquiry_id = event.enquiry_id and taken.snapshot_id = event.snapshot_id
), '{}')`;

/** The columns of an event that receivers get. */
export const TOLD_COLUMNS = [
  'event_id as eventId',
  'type',
  'version',
  'enquiry_id as enquiryId',
  'actor',
  'happened_at as happenedAt',
  toldData.as('data'),
] as const;

/** Only the SQL, as common table expressions of another statement. */
export function insertEvent(event: EventRow): RawBuilder<unknown> {
  const { eventId, type, enquiryId, actor, happenedAt, data, undo } = event;
  const by = actor.kind === 'staff' ? actor.id : undefined;
  const about = 'enquiryId' in data ? (data.change?.assignee ?? data.change?.takenFrom) : data.staffId;
  const own = JSON.stringify({ ...data, enquiry: undefined, statisticsId: undefined });
  return sql`
    ${'enquiryId' in data ? takeSnapshot(data, happenedAt) : sql`snapshot as (select null::bigint as snapshot_id)`},
    event_row as (
      insert into event (
        event_id, type, version, enquiry_id, actor, actor_id, happened_at, data, undo,
        actor_name, actor_email, about_name, about_email, snapshot_id
      )
      values (
        ${eventId}::uuid, ${type}, ${EVENT_VERSION}, ${enquiryId}::text, ${actor.kind},
        ${'id' in actor ? actor.id : null}::text, ${happenedAt}, ${own}::jsonb,
        ${undo ? JSON.stringify(undo) : null}::jsonb,
        ${nowCalled('name', by)}, ${nowCalled('email', by)}, ${nowCalled('name', about)}, ${nowCalled('email', about)},
        (select snapshot_id from snapshot)
      )
    )`;
}

/**
 * Stores a snapshot of the enquiry, unless an equal one is stored. Two at once may each store one: both are right, and
 * no lock is needed.
 */
function takeSnapshot({ enquiryId, enquiry, statisticsId }: EventData, takenAt: Date): RawBuilder<unknown> {
  const body = JSON.stringify({ enquiry, statisticsId });
  return sql`
    known as (
      select snapshot_id from enquiry_snapshot
      where enquiry_id = ${enquiryId} and body = ${body}::jsonb
      limit 1
    ),
    taken as (
      insert into enquiry_snapshot (enquiry_id, taken_at, body)
      select ${enquiryId}::text, ${takenAt}::timestamptz, ${body}::jsonb
      where not exists (select from known)
      returning snapshot_id
    ),
    snapshot as (select snapshot_id from known union all select snapshot_id from taken)`;
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
    .select(TOLD_COLUMNS)
    .where('event_id', '=', eventId)
    .where('enquiry_id', 'is not', null)
    .$narrowType<{ type: EventType; enquiryId: string; actor: ActorKind; data: EventData }>()
    .executeTakeFirst();
}

export async function deleteStaffEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('event').where('enquiry_id', 'is', null).where('happened_at', '<', before).execute();
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
