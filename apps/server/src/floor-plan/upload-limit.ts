import { excessOf, type UploadExcess } from '@funnel/domain/floor-plan/upload-limits';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { tellSecurityEvent } from '../log/security-event.ts';
import type { Services } from '../services.ts';
import { countUploads } from './upload-count.queries.ts';
import type { UploadSender } from './upload-sender.queries.ts';

type Excess = UploadExcess | 'unclaimed-share' | 'calls-at-once' | 'bytes-at-once';

const WAIT_SECONDS: Readonly<Record<Excess, number>> = {
  files: 15 * 60,
  bytes: 60 * 60,
  'failed-pictures': 15 * 60,
  'unclaimed-share': 60 * 60,
  'calls-at-once': 10,
  'bytes-at-once': 30,
};

/** Counts in the database, for all instances together. */
export async function refuseAboveLimit(
  services: Services,
  sender: UploadSender,
  more: { readonly files: number; readonly bytes: number },
  tx: Queryable = services.db,
): Promise<void> {
  const { ofSender, ofNetwork } = services.settings.current().limits.uploads;
  const counted = await countUploads(tx, sender, services.now());
  const excess = excessOf(counted.ofSender, more, ofSender) ?? excessOf(counted.ofNetwork, more, ofNetwork);
  if (excess) throw tooMuch(excess);
  // A customer's files belong to a kitchen at once.
  if (sender.isKnown) return;
  if (counted.unclaimed + more.bytes > services.files.maxUnclaimedBytes) {
    tellSecurityEvent(services.logger, 'upload-room-full');
    throw noRoom();
  }
  if (counted.unclaimedOfNetwork + more.bytes > roomOfNetwork(services)) {
    throw tooMuch('unclaimed-share');
  }
}

/** Uploads in progress are in no table yet, so their number per sender and network is limited in each server. */
export async function whileUnderWay<T>(
  services: Services,
  { sender, network }: UploadSender,
  act: () => Promise<T>,
): Promise<T> {
  const { callsUnderWay } = services.files;
  const { ofSender, ofNetwork } = services.settings.current().limits.uploads;
  const [ofOne, ofAll] = [`sender ${sender}`, `network ${network}`];
  if (!callsUnderWay.add(ofOne, 1, ofSender.callsAtOnce)) throw tooMuch('calls-at-once');
  try {
    if (!callsUnderWay.add(ofAll, 1, ofNetwork.callsAtOnce)) throw tooMuch('calls-at-once');
    try {
      return await act();
    } finally {
      callsUnderWay.remove(ofAll, 1);
    }
  } finally {
    callsUnderWay.remove(ofOne, 1);
  }
}

/** Counts the bytes of a call while they are on the disk, which all callers share. */
export async function whileArriving<T>(
  services: Services,
  { network }: UploadSender,
  act: (onBytes: (bytes: number) => void) => Promise<T>,
): Promise<T> {
  const { bytesUnderWay } = services.files;
  let arrived = 0;
  try {
    return await act((bytes) => {
      if (!bytesUnderWay.add(network, bytes, roomOfNetwork(services))) {
        throw tooMuch('bytes-at-once');
      }
      arrived += bytes;
    });
  } finally {
    bytesUnderWay.remove(network, arrived);
  }
}

function roomOfNetwork({ files, settings }: Services): number {
  const { unclaimedShareOfNetwork } = settings.current().limits.uploads;
  return Math.floor((files.maxUnclaimedBytes * unclaimedShareOfNetwork) / 100);
}

function tooMuch(excess: Excess): Refusal {
  const message = 'Too many files came from your connection. Please try again later.';
  return new Refusal('TOO_MANY_REQUESTS', message, undefined, WAIT_SECONDS[excess]);
}

export function noRoom(): Refusal {
  return new Refusal('INSUFFICIENT_STORAGE', 'No more files can be taken just now.', undefined, 15 * 60);
}
