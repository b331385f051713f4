import { arrivalsEnd, isLinkOver } from '@funnel/domain/floor-plan/floor-plan-link';
import type { Queryable } from '../db/database.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { type FloorPlanLink, findLinkByToken, listFilesOfLink } from './floor-plan-link.queries.ts';
import { giveToKitchen, unknownKitchenOrFile } from './give-to-kitchen.ts';

interface ShowCall {
  readonly body: { readonly token: string };
}
interface ClaimCall {
  readonly body: { readonly token: string; readonly fcIds: readonly string[] };
  readonly idempotencyKey: string | undefined;
}
interface ArrivalsCall {
  readonly body: { readonly arrivalsToken: string };
}

/** Whether files may be sent with this token. A decoy counts too: nobody learns whether it has a kitchen. */
export async function isLinkToken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<boolean> {
  const link = await findLinkByToken(db, 'phone-upload', token);
  return link !== undefined && !isLinkOver(link.expiresAt, now());
}

export async function showLink({ db, now }: Services, { body }: ShowCall) {
  const { kind, expiresAt } = await usableLink(db, body.token, now());
  return { data: { kind, expiresAt: expiresAt.toISOString() } };
}

/** Claims files for the kitchen of the link. Idempotent. */
export async function claimByLink(
  { db, now, mailSettings: { publicUrl } }: Services,
  { body, idempotencyKey }: ClaimCall,
) {
  const claimedAt = now();
  const fcIds = [...new Set(body.fcIds)];
  const { linkId, kitchenId } = await usableLink(db, body.token, claimedAt);
  if (kitchenId === null) throw unknownKitchenOrFile();
  const once = {
    scope: 'floor-plan-link',
    key: idempotencyKey,
    requestHash: hashRequest({ linkId, fcIds }),
    now: claimedAt,
  };
  const data = await db.transaction().execute((tx) =>
    oncePerKey(tx, once, async () => {
      const actor = { kind: 'visitor' } as const;
      await giveToKitchen(tx, fcIds, { kitchenId, claimedAt, linkId, actor, publicUrl });
      return { fcIds };
    }),
  );
  return { code: 'SUCCESS' as const, message: 'The files belong to the kitchen.', data };
}

/** The files that came through a link, and nothing else of its kitchen. */
export async function listArrivals({ db, now }: Services, { body }: ArrivalsCall) {
  const link = await findLinkByToken(db, 'phone-arrivals', body.arrivalsToken);
  if (!link || isLinkOver(arrivalsEnd(link.expiresAt), now())) throw over();
  return { data: { files: await listFilesOfLink(db, link.linkId) } };
}

async function usableLink(db: Queryable, token: string, now: Date): Promise<FloorPlanLink> {
  const link = await findLinkByToken(db, 'phone-upload', token);
  if (!link || isLinkOver(link.expiresAt, now)) throw over();
  return link;
}

/** The same answer for an expired link and one that never existed. */
function over(): Refusal {
  return new Refusal('TOKEN_OVER', 'This link is over.');
}
