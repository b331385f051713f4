import { MAX_FILES, MAX_KITCHEN_BYTES, UNCLAIMED_FILE_MS } from '@funnel/domain/floor-plan/upload-rule';
import type { Queryable } from '../db/database.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { countFilesOfKitchen, giveFilesToKitchen, lockClaimableFiles, lockKitchen } from './file.queries.ts';

interface ClaimCall {
  readonly body: { readonly kitchenId: string; readonly fcIds: readonly string[] };
  readonly idempotencyKey: string | undefined;
}

/** Gives files to a kitchen, for good and all or none. Saying it again changes nothing and succeeds again. */
export async function claimFiles({ db, now }: Services, { body, idempotencyKey }: ClaimCall) {
  const { kitchenId } = body;
  const fcIds = [...new Set(body.fcIds)];
  const claimedAt = now();
  const once = {
    scope: 'floor-plan',
    key: idempotencyKey,
    requestHash: hashRequest({ kitchenId, fcIds }),
    now: claimedAt,
  };
  const data = await db.transaction().execute((tx) =>
    oncePerKey(tx, once, async () => {
      await giveToKitchen(tx, kitchenId, fcIds, claimedAt);
      return { fcIds };
    }),
  );
  return { code: 'SUCCESS' as const, message: 'The files belong to the kitchen.', data };
}

async function giveToKitchen(
  tx: Queryable,
  kitchenId: string,
  fileIds: string[],
  claimedAt: Date,
): Promise<void> {
  if (!(await lockKitchen(tx, kitchenId))) throw unknown();
  const since = new Date(claimedAt.getTime() - UNCLAIMED_FILE_MS);
  const files = await lockClaimableFiles(tx, fileIds, kitchenId, since);
  if (files.length !== fileIds.length) throw unknown();
  const added = files.filter((file) => file.kitchenId === null);
  if (added.length === 0) return;
  const held = await countFilesOfKitchen(tx, kitchenId);
  const addedBytes = added.reduce((sum, { bytes }) => sum + bytes, 0);
  if (held.files + added.length > MAX_FILES || held.bytes + addedBytes > MAX_KITCHEN_BYTES) {
    throw new Refusal('PAYLOAD_TOO_LARGE', `A kitchen takes ${MAX_FILES} files and 120 MB at most.`);
  }
  await giveFilesToKitchen(
    tx,
    added.map(({ fileId }) => fileId),
    kitchenId,
    claimedAt,
  );
}

/** The same for a kitchen or file that is not there and for another kitchen's file: nobody learns which ids exist. */
function unknown(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such kitchen or file.');
}
