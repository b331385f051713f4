import type { EventFile } from '@funnel/contract/event/event-data';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

interface Withdrawal {
  readonly enquiryId: string;
  readonly fileId: string;
  readonly now: Date;
}

/** Hides a file of the staff. Undefined if the enquiry has no such file, or it is the customer's. */
export async function hideFile(tx: Queryable, { enquiryId, fileId, now }: Withdrawal) {
  return tx
    .updateTable('file')
    .from('enquiry')
    .set({ withdrawn_at: now })
    .whereRef('enquiry.kitchen_id', '=', 'file.kitchen_id')
    .where('enquiry.enquiry_id', '=', enquiryId)
    .where('file.file_id', '=', fileId)
    .where('file.added_by', 'is not', null)
    .where('file.withdrawn_at', 'is', null)
    .returning([
      'file.file_id as fileId',
      'file.name',
      'file.media_type as mediaType',
      'file.bytes',
      'file.kind as purpose',
    ])
    .executeTakeFirst();
}

/** Shows a file again. */
export async function restoreFile(tx: Queryable, fileId: string): Promise<void> {
  await tx.updateTable('file').set({ withdrawn_at: null }).where('file_id', '=', fileId).execute();
}

/** Deletes files that were withdrawn. Their content is noted to be erased with that. */
export async function deleteWithdrawnFiles(tx: Queryable, files: readonly EventFile[]): Promise<void> {
  const fileIds = files.map(({ fileId }) => fileId);
  await tx
    .deleteFrom('file')
    .where(sql<boolean>`file_id = any(${fileIds})`)
    .where('withdrawn_at', 'is not', null)
    .execute();
}

/** What the staff withdrew since, the newest first. The name is left out: the file may have been somebody else's. */
export async function listWithdrawals(db: Queryable, enquiryIds: readonly string[], since: Date) {
  return db
    .selectFrom('event')
    .select([
      'enquiry_id as enquiryId',
      'happened_at as withdrawnAt',
      sql<EventFile[]>`data -> 'files'`.as('files'),
    ])
    .where(sql<boolean>`enquiry_id = any(${[...enquiryIds]})`)
    .where('type', '=', 'files.withdrawn')
    .where('undone_at', 'is', null)
    .where('happened_at', '>', since)
    .orderBy('sequence', 'desc')
    .execute();
}
