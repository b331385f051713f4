import type { Actor } from '@funnel/domain/event/actor';
import { MAX_FILES, MAX_KITCHEN_BYTES, UNCLAIMED_FILE_MS } from '@funnel/domain/floor-plan/upload-rule';
import type { Queryable } from '../db/database.ts';
import { announce } from '../event/announce.ts';
import { Refusal } from '../http/refusal.ts';
import { eventFile } from './event-file.ts';
import {
  countFilesOfKitchen,
  giveFilesToKitchen,
  lockClaimableFiles,
  lockKitchen,
  type StaffFile,
} from './file.queries.ts';

interface Claim {
  readonly kitchenId: string;
  readonly claimedAt: Date;
  /** The link that they came through. Files that are already claimed keep theirs. */
  readonly linkId: string | null;
  readonly actor: Actor;
  /** Base of the file links in events. */
  readonly publicUrl: string;
  /** Set for a file of the staff. These have their own quota. */
  readonly ofStaff?: StaffFile | undefined;
}

/** Claims files for a kitchen, all or none, and announces the new ones. */
export async function giveToKitchen(tx: Queryable, fileIds: readonly string[], claim: Claim): Promise<void> {
  const { kitchenId, claimedAt } = claim;
  const enquiryId = await lockKitchen(tx, kitchenId);
  if (enquiryId === undefined) throw unknownKitchenOrFile();
  const since = new Date(claimedAt.getTime() - UNCLAIMED_FILE_MS);
  const files = await lockClaimableFiles(tx, fileIds, kitchenId, since);
  if (files.length !== fileIds.length) throw unknownKitchenOrFile();
  const added = files.filter((file) => file.kitchenId === null);
  if (added.length === 0) return;
  const held = await countFilesOfKitchen(tx, kitchenId, claim.ofStaff !== undefined);
  const addedBytes = added.reduce((sum, { bytes }) => sum + bytes, 0);
  if (held.files + added.length > MAX_FILES || held.bytes + addedBytes > MAX_KITCHEN_BYTES) {
    throw new Refusal('PAYLOAD_TOO_LARGE', `A kitchen takes ${MAX_FILES} files and 120 MB at most.`);
  }
  await giveFilesToKitchen(
    tx,
    added.map(({ fileId }) => fileId),
    claim,
  );
  await announce(tx, {
    ...{ type: 'files.added', enquiryId, actor: claim.actor, happenedAt: claimedAt },
    files: added.map((file) => eventFile(file, claim.publicUrl, claim.ofStaff?.purpose)),
  });
}

/**
 * The same answer for an unknown kitchen, an unknown file and another kitchen's file: nobody learns which ids exist.
 */
export function unknownKitchenOrFile(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such kitchen or file.');
}
