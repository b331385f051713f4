import type { EventType } from '@funnel/contract/event/event';
import type { EventData } from '@funnel/contract/event/event-data';
import type { ActorKind } from '@funnel/domain/event/actor';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

interface Page {
  readonly enquiryId: string;
  /** Cursor: the number of the last event of the page before. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** The events of an enquiry and of those that it stands for, the newest first, one more than a page has. */
export async function listTimeline(db: Queryable, { enquiryId, before, limit }: Page) {
  return (
    db
      .selectFrom('event')
      .leftJoin('staff', (join) =>
        join.onRef('staff.staff_id', '=', 'event.actor_id').on('event.actor', '=', 'staff'),
      )
      .leftJoin('staff as assignee', (join) =>
        join.on(sql<boolean>`assignee.staff_id = event.data -> 'change' ->> 'assignee'`),
      )
      .leftJoin('note', (join) => join.on(sql<boolean>`note.note_id = event.data -> 'change' ->> 'noteId'`))
      .select(({ fn }) => [
        'event.event_id as eventId',
        'event.sequence',
        'event.type',
        'event.happened_at as happenedAt',
        'event.actor',
        'event.data',
        'event.undone_at as undoneAt',
        // The names of the time of the act. Events of an older backup have none, and get those of today.
        fn.coalesce('event.actor_name', 'staff.name').as('by'),
        fn.coalesce('event.about_name', 'assignee.name').as('assignee'),
        'note.text as note',
      ])
      // An array, so that the index of events is asked for each of them.
      .where(
        sql<boolean>`event.enquiry_id = any(array(
        select ${enquiryId}::text union all select enquiry_id from enquiry where merged_into = ${enquiryId}
      ))`,
      )
      .$narrowType<{ type: EventType; actor: ActorKind; data: EventData }>()
      .$if(before !== undefined, (query) => query.where('event.sequence', '<', before ?? ''))
      .orderBy('event.sequence', 'desc')
      .limit(limit + 1)
      .execute()
  );
}
