import { z } from '../schema.ts';

const megabytes = z.int().min(1).max(1_000_000);
const count = z.int().min(1).max(1_000_000);

function share(files: number, size: number, failures: number, calls: number) {
  return z
    .strictObject({
      filesInAnHour: count.default(files),
      megabytesInADay: megabytes.default(size),
      /** Unreadable pictures cost as much work as good ones. */
      failedPicturesInAnHour: count.default(failures),
      callsAtOnce: count.default(calls),
    })
    .prefault({});
}

/** The rate limits of uploads. Signed-in customers are counted by account, separately from strangers. */
export const uploadLimitsSchema = z.strictObject({
  /** One address (IPv6: a /64), or one customer. A browser sends one call at a time; a household shares an address. */
  ofSender: share(40, 300, 10, 16),
  /** A /24, or a /48 of IPv6. */
  ofNetwork: share(120, 900, 30, 48),
  /** Percent of the room for unclaimed files (MAX_UNCLAIMED_MB) that one network may take. */
  unclaimedShareOfNetwork: z.int().min(1).max(100).default(6),
});
export type UploadLimits = z.output<typeof uploadLimitsSchema>;
export type UploadShare = UploadLimits['ofSender'];

/** The uploads of a sender or a network so far. */
export interface SentUploads {
  /** Within the last hour. */
  readonly files: number;
  /** Within the last day. */
  readonly bytes: number;
  /** Within the last hour. */
  readonly failedPictures: number;
}

export type UploadExcess = 'files' | 'bytes' | 'failed-pictures';

/** The limit that this upload would exceed; undefined if none. */
export function excessOf(
  sent: SentUploads,
  more: { readonly files: number; readonly bytes: number },
  share: UploadShare,
): UploadExcess | undefined {
  if (sent.failedPictures >= share.failedPicturesInAnHour) return 'failed-pictures';
  if (sent.files + more.files > share.filesInAnHour) return 'files';
  if (sent.bytes + more.bytes > share.megabytesInADay * 1024 * 1024) return 'bytes';
  return undefined;
}
