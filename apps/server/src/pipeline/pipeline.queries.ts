import type { LostReason, Status } from '@funnel/domain/pipeline/status';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';

export const PIPELINE_COLUMNS = [
  'enquiry_id as enquiryId',
  'version',
  'status',
  'lost_reason as lostReason',
  'assignee',
  'showroom',
] as const;

/** Locks the enquiry until the transaction ends, so that of two changes at once the second sees the first. */
export async function lockEnquiry(tx: Queryable, enquiryId: string) {
  return tx
    .selectFrom('enquiry')
    .select([...PIPELINE_COLUMNS, 'showroom_by as showroomBy'])
    .where('enquiry_id', '=', enquiryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** In one order for everybody: two changes of many at once wait for each other and do not deadlock. */
export async function lockEnquiries(tx: Queryable, enquiryIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where(sql<boolean>`enquiry_id = any(${enquiryIds})`)
    .orderBy('enquiry_id')
    .forNoKeyUpdate()
    .execute();
}

export type LockedEnquiry = NonNullable<Awaited<ReturnType<typeof lockEnquiry>>>;
export type PipelineRow = Omit<LockedEnquiry, 'showroomBy'>;

export interface PipelineChange {
  readonly status?: Status;
  readonly lostReason?: LostReason | null;
  readonly assignee?: string | null;
  readonly showroom?: string | null;
}

export async function changeEnquiry(
  tx: Queryable,
  enquiryId: string,
  { status, lostReason, assignee, showroom }: PipelineChange,
): Promise<PipelineRow> {
  return tx
    .updateTable('enquiry')
    .set((row) => ({
      version: row('version', '+', 1),
      ...(status !== undefined && { status }),
      ...(lostReason !== undefined && { lost_reason: lostReason }),
      ...(assignee !== undefined && { assignee }),
      ...(showroom !== undefined && { showroom, showroom_by: showroom === null ? null : 'STAFF' }),
    }))
    .where('enquiry_id', '=', enquiryId)
    .returning(PIPELINE_COLUMNS)
    .executeTakeFirstOrThrow();
}

interface NewNote {
  readonly enquiryId: string;
  readonly staffId: string;
  readonly text: string;
  readonly now: Date;
}

/** Undefined if there is no such enquiry. */
export async function insertNote(
  tx: Queryable,
  { enquiryId, staffId, text, now }: NewNote,
): Promise<string | undefined> {
  const found = await tx
    .updateTable('enquiry')
    .set({ note_text: sql`note_text || ${`\n${text}`}` })
    .where('enquiry_id', '=', enquiryId)
    .returning('enquiry_id')
    .executeTakeFirst();
  if (!found) return undefined;
  const noteId = unguessableId();
  await tx
    .insertInto('note')
    .values({ note_id: noteId, enquiry_id: enquiryId, staff_id: staffId, written_at: now, text })
    .execute();
  return noteId;
}

export async function isActiveStaff(db: Queryable, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markVetted(tx: Queryable, enquiryId: string, now: Date): Promise<void> {
  await tx.updateTable('enquiry').set({ vetted_at: now }).where('enquiry_id', '=', enquiryId).execute();
}
