import type { FileMark } from '@funnel/domain/floor-plan/file-mark';
import type { FilePurpose } from '@funnel/domain/floor-plan/file-purpose';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface NewFile {
  readonly fileId: string;
  readonly storeKey: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly name: string;
  readonly marks: readonly FileMark[];
  readonly receivedAt: Date;
  readonly sender: string;
  readonly network: string;
}

/** Advisory lock: while it is held, the count still holds when the files are inserted. */
export async function lockFileQuota(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('file-quota', 0))`.execute(db);
}

export async function insertFiles(db: Queryable, files: readonly NewFile[]): Promise<void> {
  await db
    .insertInto('file')
    .values(
      files.map((file) => ({
        file_id: file.fileId,
        store_key: file.storeKey,
        media_type: file.mediaType,
        bytes: file.bytes,
        name: file.name,
        marks: [...file.marks],
        received_at: file.receivedAt,
        stored_at: null,
        kitchen_id: null,
        claimed_at: null,
        sender: file.sender,
        network: file.network,
      })),
    )
    .execute();
}

export async function markStored(db: Queryable, fileIds: readonly string[], storedAt: Date): Promise<void> {
  await db.updateTable('file').set({ stored_at: storedAt }).where('file_id', 'in', fileIds).execute();
}

/** Deletes unclaimed files. Returns the store keys for erasing their content. */
export async function deleteFiles(db: Queryable, fileIds: readonly string[]): Promise<string[]> {
  const unclaimed = db.deleteFrom('file').where('file_id', 'in', fileIds).where('kitchen_id', 'is', null);
  return (await unclaimed.returning('store_key').execute()).map((row) => row.store_key);
}

/** Deletes the files that nobody claimed in time, and withdrawn ones that are left over. */
export async function deleteExpiredFiles(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('file').where('withdrawn_at', '<=', before).execute();
  await db.deleteFrom('file').where('kitchen_id', 'is', null).where('received_at', '<=', before).execute();
}

/** The keys of content whose files are deleted, in their order. */
export async function listContentToErase(db: Queryable, after: string, limit: number): Promise<string[]> {
  const noted = db.selectFrom('file_to_erase').select('store_key').where('store_key', '>', after);
  return (await noted.orderBy('store_key').limit(limit).execute()).map((row) => row.store_key);
}

export async function forgetErasedContent(db: Queryable, keys: readonly string[]): Promise<void> {
  await sql`delete from file_to_erase where store_key = any(${[...keys]})`.execute(db);
}

/** The enquiry of a kitchen, if there is one. Locks its row, so that claims for one kitchen are serialised. */
export async function lockKitchen(db: Queryable, kitchenId: string): Promise<string | undefined> {
  const kitchen = await db
    .selectFrom('enquiry')
    .select('enquiry_id as enquiryId')
    .where('kitchen_id', '=', kitchenId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return kitchen?.enquiryId;
}

/** The files that this kitchen has or may claim, locked in a fixed order, so that two claims never deadlock. */
export function lockClaimableFiles(
  db: Queryable,
  fileIds: readonly string[],
  kitchenId: string,
  since: Date,
) {
  return db
    .selectFrom('file')
    .select(['file_id as fileId', 'bytes', 'name', 'media_type as mediaType', 'kitchen_id as kitchenId'])
    .where('file_id', 'in', fileIds)
    .where(({ and, or, eb }) =>
      or([
        and([eb('kitchen_id', '=', kitchenId), eb('withdrawn_at', 'is', null)]),
        and([eb('kitchen_id', 'is', null), eb('stored_at', 'is not', null), eb('received_at', '>', since)]),
      ]),
    )
    .orderBy('file_id')
    .forUpdate()
    .execute();
}

/** The purpose of a file of the staff, and who added it. */
export interface StaffFile {
  readonly purpose: FilePurpose;
  readonly addedBy: string;
}

export async function countFilesOfKitchen(db: Queryable, kitchenId: string, areOfStaff: boolean) {
  const { files, bytes } = await db
    .selectFrom('file')
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('files'),
      fn.coalesce(fn.sum<string>('bytes'), eb.lit(0)).as('bytes'),
    ])
    .where('kitchen_id', '=', kitchenId)
    .where('added_by', areOfStaff ? 'is not' : 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes) };
}

interface Given {
  readonly kitchenId: string;
  readonly claimedAt: Date;
  readonly linkId: string | null;
  readonly ofStaff?: StaffFile | undefined;
}

export async function giveFilesToKitchen(
  db: Queryable,
  fileIds: readonly string[],
  { kitchenId, claimedAt, linkId, ofStaff }: Given,
): Promise<void> {
  await db
    .updateTable('file')
    .set({
      kitchen_id: kitchenId,
      claimed_at: claimedAt,
      link_id: linkId,
      ...(ofStaff && { kind: ofStaff.purpose, added_by: ofStaff.addedBy }),
    })
    .where('file_id', 'in', fileIds)
    .where('kitchen_id', 'is', null)
    .execute();
}

/** A file of any kitchen. The caller must have a token for it. */
export function findClaimedFile(db: Queryable, fileId: string) {
  return db
    .selectFrom('file')
    .select(['store_key as storeKey', 'media_type as mediaType', 'bytes', 'name'])
    .where('file_id', '=', fileId)
    .where('kitchen_id', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** A file of any enquiry. The caller must be allowed to have all of them. */
export function findFileOfEnquiry(db: Queryable, fileId: string) {
  return db
    .selectFrom('file')
    .innerJoin('enquiry', 'enquiry.kitchen_id', 'file.kitchen_id')
    .select(['enquiry_id as enquiryId', 'store_key as storeKey', 'media_type as mediaType', 'bytes', 'name'])
    .where('file_id', '=', fileId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

export function listFilesOfEnquiry(db: Queryable, enquiryId: string) {
  return db
    .selectFrom('file')
    .innerJoin('enquiry', 'enquiry.kitchen_id', 'file.kitchen_id')
    .select(['file_id as fileId', 'store_key as storeKey', 'media_type as mediaType', 'name'])
    .where('enquiry_id', '=', enquiryId)
    .where('withdrawn_at', 'is', null)
    .orderBy('claimed_at')
    .orderBy('file.received_at')
    .execute();
}

/** A file of a kitchen. The caller must have access to that kitchen. */
export function findFileOfKitchen(db: Queryable, kitchenId: string, fileId: string) {
  return filesOfKitchens(db, [kitchenId]).where('file_id', '=', fileId).executeTakeFirst();
}

export function listFilesOfKitchens(db: Queryable, kitchenIds: readonly string[]) {
  return filesOfKitchens(db, kitchenIds).orderBy('claimed_at').orderBy('received_at').execute();
}

/** Deletes a file of the customer; those of the staff stay. Returns the store key for erasing its content. */
export async function deleteFileOfKitchen(db: Queryable, kitchenId: string, fileId: string) {
  const deleted = await db
    .deleteFrom('file')
    .where('file_id', '=', fileId)
    .where('kitchen_id', '=', kitchenId)
    .where('added_by', 'is', null)
    .returning('store_key')
    .executeTakeFirst();
  return deleted?.store_key;
}

function filesOfKitchens(db: Queryable, kitchenIds: readonly string[]) {
  return db
    .selectFrom('file')
    .select([
      'kitchen_id as kitchenId',
      'file_id as fileId',
      'store_key as storeKey',
      'media_type as mediaType',
      'bytes',
      'name',
      'marks',
      'claimed_at as claimedAt',
      'kind as purpose',
      'added_by as addedBy',
    ])
    .where(sql<boolean>`kitchen_id = any(${[...kitchenIds]})`)
    .where('withdrawn_at', 'is', null);
}
