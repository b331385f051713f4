import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database.ts';

const SECRET_BYTES = 32;

/** Every key for signatures, hashes or encryption. Each purpose has its own key, so that each can be rotated alone. */
export type SigningSecret =
  | 'mailed-link'
  | 'floor-plan-link'
  | 'client-token'
  | 'proof-of-work'
  | 'api-key'
  | 'staff-invitation'
  | 'staff-code';

/** The key of that name, shared by all instances and created on first use. Never cached, since it may be rotated. */
export async function readSecret(db: Queryable, name: SigningSecret): Promise<Buffer> {
  const kept = await findSecret(db, name);
  if (kept) return kept.value;
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findSecret(db, name);
  if (!made) throw new Error(`the secret ${name} went away while it was made`);
  return made.value;
}

/** Replaces the key. Everything that was signed with the old one becomes invalid. */
export async function rotateSecret(db: Queryable, name: SigningSecret, now: Date): Promise<void> {
  const fresh = { value: randomBytes(SECRET_BYTES), made_at: now };
  await db
    .insertInto('secret')
    .values({ name, ...fresh })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(fresh))
    .execute();
}

export async function findSecret(db: Queryable, name: SigningSecret) {
  return db
    .selectFrom('secret')
    .select(['value', 'made_at as madeAt'])
    .where('name', '=', name)
    .executeTakeFirst();
}
