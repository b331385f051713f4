import type { SentUploads } from '@funnel/domain/floor-plan/upload-limits';
import type { Queryable } from '../db/database.ts';
import type { UploadSender } from './upload-sender.queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface UploadCounts {
  readonly ofSender: SentUploads;
  readonly ofNetwork: SentUploads;
  /** Bytes of files that no kitchen has claimed. */
  readonly unclaimedOfNetwork: number;
  readonly unclaimed: number;
}

/** Recent uploads of a sender and its network. Every sender belongs to one network. */
export async function countUploads(
  db: Queryable,
  { sender, network }: UploadSender,
  now: Date,
): Promise<UploadCounts> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const files = await db
    .selectFrom('file')
    .select(({ fn, eb, and, ref }) => [
      fn
        .countAll<string>()
        .filterWhere(and([eb('sender', '=', sender), eb('received_at', '>', hourAgo)]))
        .as('filesOfSender'),
      fn.countAll<string>().filterWhere('received_at', '>', hourAgo).as('filesOfNetwork'),
      fn.sum<string | null>(ref('bytes')).filterWhere('sender', '=', sender).as('bytesOfSender'),
      fn.sum<string | null>(ref('bytes')).as('bytesOfNetwork'),
      fn.sum<string | null>(ref('bytes')).filterWhere('kitchen_id', 'is', null).as('unclaimedOfNetwork'),
    ])
    .where('network', '=', network)
    .where('received_at', '>', dayAgo)
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('failed_picture')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('sender', '=', sender).as('ofSender'),
      fn.countAll<string>().as('ofNetwork'),
    ])
    .where('network', '=', network)
    .where('failed_at', '>', hourAgo)
    .executeTakeFirstOrThrow();
  const unclaimed = await db
    .selectFrom('file')
    .select(({ fn, ref }) => fn.sum<string | null>(ref('bytes')).as('bytes'))
    .where('kitchen_id', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    ofSender: {
      files: Number(files.filesOfSender),
      bytes: Number(files.bytesOfSender),
      failedPictures: Number(failed.ofSender),
    },
    ofNetwork: {
      files: Number(files.filesOfNetwork),
      bytes: Number(files.bytesOfNetwork),
      failedPictures: Number(failed.ofNetwork),
    },
    unclaimedOfNetwork: Number(files.unclaimedOfNetwork),
    unclaimed: Number(unclaimed.bytes),
  };
}

export async function insertFailedPicture(
  db: Queryable,
  { sender, network }: UploadSender,
  now: Date,
): Promise<void> {
  await db.insertInto('failed_picture').values({ sender, network, failed_at: now }).execute();
}

/** Removes data that no limit needs any more. */
export async function forgetSendersBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('failed_picture').where('failed_at', '<', before).execute();
  await db
    .updateTable('file')
    .set({ sender: '', network: '' })
    .where('network', '<>', '')
    .where('received_at', '<', before)
    .execute();
}
