import type { EventType } from '@funnel/contract/event/event';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { type LockedEnquiry, lockEnquiries, PIPELINE_COLUMNS, type PipelineRow } from './pipeline.queries.ts';

interface MergeBefore {
  readonly enquiryId: string;
  readonly mergedInto: string | null;
  readonly version: number;
}

/** Stored with the event of a change. */
export interface UndoOfChange {
  /** The enquiry before the change. */
  readonly before: Omit<LockedEnquiry, 'enquiryId' | 'version'>;
  /** The version after the change. A later change makes the undo stale. */
  readonly version: number;
  /** The rows of all its steps, if the change has settled them. */
  readonly steps?: { readonly before: readonly object[]; readonly after: readonly object[] };
  /** Further events of the change: times that it cancelled. */
  readonly eventIds?: readonly string[];
  /** What its enquiries were merged into before, and their versions after it. */
  readonly merges?: readonly MergeBefore[];
  /** The note that was written with it. */
  readonly noteId?: string;
}

/** The same of a file that was withdrawn. */
export interface UndoOfFile {
  readonly fileId: string;
}

export type StoredUndo = UndoOfChange | UndoOfFile;

/** The enquiries of these changes, in the order of every change of many. */
export async function lockChanged(tx: Queryable, changeIds: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('event')
    .select(['enquiry_id as enquiryId', 'undo'])
    .where(sql<boolean>`event_id = any(${changeIds}::uuid[])`)
    .execute();
  await lockEnquiries(
    tx,
    rows.flatMap(({ enquiryId, undo }) => [
      ...(enquiryId === null ? [] : [enquiryId]),
      ...((undo as UndoOfChange | null)?.merges ?? []).map((merge) => merge.enquiryId),
    ]),
  );
}

/** A change of this person that can be undone and is not. */
export async function findChange(tx: Queryable, changeId: string, staffId: string) {
  return tx
    .selectFrom('event')
    .select(['enquiry_id as enquiryId', 'type', 'happened_at as happenedAt', 'undo'])
    .where('event_id', '=', changeId)
    .where('actor', '=', 'staff')
    .where('actor_id', '=', staffId)
    .where('undone_at', 'is', null)
    .where('undo', 'is not', null)
    .$narrowType<{ enquiryId: string; type: EventType; undo: StoredUndo }>()
    .executeTakeFirst();
}

export async function putBack(
  tx: Queryable,
  enquiryId: string,
  { status, lostReason, assignee, showroom, showroomBy }: UndoOfChange['before'],
): Promise<PipelineRow> {
  return tx
    .updateTable('enquiry')
    .set((row) => ({
      version: row('version', '+', 1),
      status,
      lost_reason: lostReason,
      assignee,
      showroom,
      showroom_by: showroomBy,
    }))
    .where('enquiry_id', '=', enquiryId)
    .returning(PIPELINE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Whether nobody has changed these enquiries since. */
export async function areAsMerged(tx: Queryable, merges: readonly MergeBefore[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('enquiry')
    .select(['enquiry_id as enquiryId', 'version'])
    .where(sql<boolean>`enquiry_id = any(${merges.map(({ enquiryId }) => enquiryId)})`)
    .execute();
  const versions = new Map(rows.map(({ enquiryId, version }) => [enquiryId, version]));
  return merges.every(({ enquiryId, version }) => versions.get(enquiryId) === version);
}

export async function putBackMerges(tx: Queryable, merges: readonly MergeBefore[]): Promise<void> {
  for (const { enquiryId, mergedInto } of merges)
    await tx
      .updateTable('enquiry')
      .set((row) => ({ version: row('version', '+', 1), merged_into: mergedInto }))
      .where('enquiry_id', '=', enquiryId)
      .execute();
}
