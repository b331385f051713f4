import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { countUploads } from './file.queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
export const MAX_FILES_AN_HOUR = 40;
export const MAX_BYTES_A_DAY = 300 * 1024 * 1024;
/** Of one client. A browser sends one call at a time; a house full of them shares an address. */
export const MAX_CALLS_AT_ONCE = 16;

interface Wanted {
  readonly clientBucket: number;
  readonly now: Date;
  readonly files: number;
  readonly bytes: number;
  readonly maxUnclaimedBytes: number;
}

/** Counted in the database, so that it holds for all instances together. */
export async function refuseAboveLimit(db: Queryable, wanted: Wanted): Promise<void> {
  const time = wanted.now.getTime();
  const counted = await countUploads(db, wanted.clientBucket, {
    filesSince: new Date(time - HOUR_MS),
    bytesSince: new Date(time - DAY_MS),
  });
  if (counted.filesOfClient + wanted.files > MAX_FILES_AN_HOUR) throw tooMany(15 * 60);
  if (counted.bytesOfClient + wanted.bytes > MAX_BYTES_A_DAY) throw tooMany(60 * 60);
  if (counted.unclaimedBytes + wanted.bytes > wanted.maxUnclaimedBytes) throw noRoom();
}

/** What has not arrived yet is in no table: so many calls of one client may be on their way in one server. */
export async function whileUnderWay<T>(
  callsUnderWay: Map<number, number>,
  clientBucket: number,
  act: () => Promise<T>,
): Promise<T> {
  const others = callsUnderWay.get(clientBucket) ?? 0;
  if (others >= MAX_CALLS_AT_ONCE) throw tooMany(10);
  callsUnderWay.set(clientBucket, others + 1);
  try {
    return await act();
  } finally {
    const left = (callsUnderWay.get(clientBucket) ?? 1) - 1;
    if (left > 0) callsUnderWay.set(clientBucket, left);
    else callsUnderWay.delete(clientBucket);
  }
}

function tooMany(retryAfterSeconds: number): Refusal {
  const message = 'Too many files came from your connection. Please try again later.';
  return new Refusal('TOO_MANY_REQUESTS', message, undefined, retryAfterSeconds);
}

export function noRoom(): Refusal {
  return new Refusal('INSUFFICIENT_STORAGE', 'No more files can be taken just now.', undefined, 15 * 60);
}
