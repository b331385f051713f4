import {
  type EventType,
  type FedEvent,
  type StaffEventType,
  staffDefinitionOf,
} from '@funnel/contract/event/event';
import type { EventData } from '@funnel/contract/event/event-data';
import type { ActorKind } from '@funnel/domain/event/actor';
import type { DeskTopic } from '@funnel/domain/event/desk-topic';
import type { StaffEventData } from '@funnel/domain/staff/staff-event-data';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { TOLD_COLUMNS } from './event.queries.ts';

/** A change at the desk itself. Colleagues get only its topic. */
interface TopicChange {
  readonly topic: DeskTopic;
  /** The subject of the change. */
  readonly staffId?: string | undefined;
}

/** An event with its sequence number. */
export type NumberedEvent = { readonly sequence: number } & ({ readonly event: FedEvent } | TopicChange);

export interface Horizon {
  /** The highest visible number. */
  readonly top: number;
  /** The transactions that write events now. One of them may hold a lower number that is not visible yet. */
  readonly writers: readonly string[];
}

/** A transaction that inserts holds this table lock from before its number is assigned until its commit is visible. */
const writersNow = sql`
  select virtualtransaction from pg_locks
  where locktype = 'relation' and relation = 'event'::regclass and mode = 'RowExclusiveLock' and granted
    and database = (select oid from pg_database where datname = current_database())`;

/** In one statement: the locks are read after the snapshot of the highest number is taken. */
export async function readHorizon(db: Queryable): Promise<Horizon> {
  const { rows } = await sql<{ top: number; writers: string[] }>`
    select
      coalesce((select max(sequence) from event), 0)::float8 as top,
      array(${writersNow}) as writers`.execute(db);
  return rows[0] ?? { top: 0, writers: [] };
}

/** Which of these transactions are still running. */
export async function listWritersLeft(db: Queryable, writers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ virtualtransaction: string }>`
    ${writersNow} and virtualtransaction = any(${writers}::text[])`.execute(db);
  return rows.map(({ virtualtransaction }) => virtualtransaction);
}

export async function listEvents(
  db: Queryable,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<NumberedEvent[]> {
  const rows = await db
    .selectFrom('event')
    .select(['sequence', ...TOLD_COLUMNS])
    .where('sequence', '>', String(after))
    .where('sequence', '<=', String(upTo))
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.map(({ sequence: number, eventId, enquiryId, type, version, actor, happenedAt, data }) => {
    const sequence = Number(number);
    if (enquiryId === null) {
      const { topic } = staffDefinitionOf(type as StaffEventType);
      const about = data as StaffEventData;
      return { sequence, topic: topic(about), staffId: about.staffId };
    }
    const head = { eventId, version, timestamp: happenedAt.toISOString() };
    const event = { ...head, type: type as EventType, actor: actor as ActorKind, data: data as EventData };
    return { sequence, event };
  });
}
