import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** Every file whose content is in the store. */
export function listStoredFiles(db: Queryable) {
  return db
    .selectFrom('file')
    .select(['store_key as key', 'bytes'])
    .where('stored_at', 'is not', null)
    .orderBy('store_key')
    .execute();
}

export async function isStillStored(db: Queryable, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('file')
    .select('file_id')
    .where('store_key', '=', key)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findMediaType(db: Queryable, key: string): Promise<string> {
  const row = await db
    .selectFrom('file')
    .select('media_type as mediaType')
    .where('store_key', '=', key)
    .executeTakeFirstOrThrow();
  return row.mediaType;
}

export async function deleteFilesByKey(db: Queryable, keys: readonly string[]): Promise<void> {
  await sql`delete from file where store_key = any(${keys})`.execute(db);
}
