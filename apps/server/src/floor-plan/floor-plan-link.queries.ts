import { type LinkKind, linkEnd } from '@funnel/domain/floor-plan/floor-plan-link';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';
import { signId, verifyId } from '../db/secret/signed-id.ts';

const SECRET = 'floor-plan-link';

/** Adding files and listing arrivals are two rights: a person who scans the code gets only the first. */
export type LinkRight = 'phone-upload' | 'phone-arrivals';

export interface FloorPlanLink {
  readonly linkId: string;
  /** Null: a decoy link, without a kitchen. */
  readonly kitchenId: string | null;
  readonly kind: LinkKind;
  readonly expiresAt: Date;
}

export async function linkToken(db: Queryable, right: LinkRight, linkId: string): Promise<string> {
  return signId(await readSecret(db, SECRET), right, linkId);
}

/** The link, expired or not, if the signature is right and gives this right. */
export async function findLinkByToken(
  db: Queryable,
  right: LinkRight,
  token: string,
): Promise<FloorPlanLink | undefined> {
  const linkId = verifyId(await readSecret(db, SECRET), right, token);
  if (linkId === undefined) return undefined;
  return db
    .selectFrom('floor_plan_link')
    .select(['link_id as linkId', 'kitchen_id as kitchenId', 'kind', 'expires_at as expiresAt'])
    .where('link_id', '=', linkId)
    .executeTakeFirst();
}

/** Undefined unless kitchen and address belong together. The address is in lower case. */
export async function findKitchenOfEmail(
  db: Queryable,
  kitchenId: string,
  email: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('enquiry')
    .select('kitchen_id as kitchenId')
    .where('kitchen_id', '=', kitchenId)
    .where(sql<string>`lower(email)`, '=', email)
    .executeTakeFirst();
  return found?.kitchenId;
}

export async function insertLink(db: Queryable, link: FloorPlanLink): Promise<void> {
  await db
    .insertInto('floor_plan_link')
    .values({
      link_id: link.linkId,
      kitchen_id: link.kitchenId,
      kind: link.kind,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** The token for the link in a mail. A retried mail has the same token with a new expiry. */
export async function mailedLinkToken(
  db: Queryable,
  { mailId, enquiryId, now }: { mailId: string; enquiryId: string; now: Date },
): Promise<string> {
  const expiresAt = linkEnd('MAILED', now);
  await db
    .insertInto('floor_plan_link')
    .columns(['link_id', 'kitchen_id', 'kind', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('enquiry')
        .select(({ val }) => [
          sql<string>`${mailId}::text`.as('link_id'),
          'kitchen_id',
          val<LinkKind>('MAILED').as('kind'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('enquiry_id', '=', enquiryId),
    )
    .onConflict((conflict) => conflict.column('link_id').doUpdateSet({ expires_at: expiresAt }))
    .execute();
  return linkToken(db, 'phone-upload', mailId);
}

export function listFilesOfLink(db: Queryable, linkId: string) {
  return db
    .selectFrom('file')
    .select(['file_id as fileId', 'name', 'media_type as mediaType'])
    .where('link_id', '=', linkId)
    .where('kitchen_id', 'is not', null)
    .orderBy('claimed_at')
    .orderBy('received_at')
    .execute();
}

export async function deleteLinksBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('floor_plan_link').where('expires_at', '<', before).execute();
}
