import { linkEnd } from '@funnel/domain/floor-plan/floor-plan-link';
import { unguessableId } from '../db/unguessable-id.ts';
import type { Services } from '../services.ts';
import { findKitchenOfEmail, insertLink, linkToken } from './floor-plan-link.queries.ts';

interface OpenCall {
  readonly body: { readonly kitchenId: string; readonly email: string };
}

/** Makes a link for another device. For unknown input it makes a decoy, so that the answer reveals nothing. */
export async function openLink({ db, now }: Services, { body }: OpenCall) {
  const linkId = unguessableId();
  const expiresAt = linkEnd('PHONE', now());
  const kitchenId = (await findKitchenOfEmail(db, body.kitchenId, body.email)) ?? null;
  await insertLink(db, { linkId, kitchenId, kind: 'PHONE', expiresAt });
  return {
    data: {
      token: await linkToken(db, 'phone-upload', linkId),
      arrivalsToken: await linkToken(db, 'phone-arrivals', linkId),
      expiresAt: expiresAt.toISOString(),
    },
  };
}
