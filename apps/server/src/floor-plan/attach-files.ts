import type { Actor } from '@funnel/domain/event/actor';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import type { Services } from '../services.ts';
import type { StaffFile } from './file.queries.ts';
import { giveToKitchen } from './give-to-kitchen.ts';

interface ClaimCall {
  readonly body: { readonly kitchenId: string; readonly fcIds: readonly string[] };
  readonly idempotencyKey: string | undefined;
  readonly actor: Actor;
  readonly ofStaff?: StaffFile;
}

/** Claims files for a kitchen, irreversibly, all or none. Idempotent. */
export async function attachFiles(
  { db, now, mailSettings: { publicUrl } }: Services,
  { body, idempotencyKey, actor, ofStaff }: ClaimCall,
) {
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
      await giveToKitchen(tx, fcIds, {
        kitchenId,
        claimedAt,
        linkId: null,
        actor,
        publicUrl,
        ofStaff,
      });
      return { fcIds };
    }),
  );
  return { code: 'SUCCESS' as const, message: 'The files belong to the kitchen.', data };
}
