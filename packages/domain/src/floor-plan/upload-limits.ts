import { z } from '../schema.ts';

const megabytes = z.int().min(1).max(1_000_000);
const count = z.int().min(1).max(1_000_000);

function share(files: number, size: number, failures: number, calls: number) {
  return z
    .strictObject({
      filesInAnHour: count.default(files),
      megabytesInADay: megabytes.default(size),
      /** Pictures that cannot be read cost as much as good ones, and are worth nothing. */
      failedPicturesInAnHour: count.default(failures),
      callsAtOnce: count.default(calls),
    })
    .prefault({});
}

/** How much may be uploaded. Customers who are signed in are counted by their account, and apart from strangers. */
export const uploadLimitsSchema = z.strictObject({
  /** One address (IPv6: a /64), or one customer. A browser sends one call at a time; a house shares an address. */
  ofSender: share(40, 300, 10, 16),
  /** A /24 or, of IPv6, a /48. */
  ofNetwork: share(120, 900, 30, 48),
  /** Percent of the room for unclaimed files (MAX_UNCLAIMED_MB) that one network may take. */
  unclaimedShareOfNetwork: z.int().min(1).max(100).default(6),
});
export type UploadLimits = z.output<typeof uploadLimitsSchema>;
export type UploadShare = UploadLimits['ofSender'];

/** What a sender or a network has sent so far. */
export interface SentUploads {
  /** Within the last hour. */
  readonly files: number;
  /** Within the last day. */
  readonly bytes: number;
  /** Within the last hour. */
  readonly failedPictures: number;
}

export type UploadExcess = 'files' | 'bytes' | 'failed-pictures';

/** What is too much if this came too; undefined where it is not. */
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
