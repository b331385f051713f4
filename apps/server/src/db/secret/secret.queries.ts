import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database.ts';

const SECRET_BYTES = 32;

/** A key of that name, the same for every instance; made by whoever asks first. */
export async function readSecret(db: Queryable, name: string): Promise<Buffer> {
  const kept = await findSecret(db, name);
  if (kept) return kept;
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findSecret(db, name);
  if (!made) throw new Error(`the secret ${name} went away while it was made`);
  return made;
}

async function findSecret(db: Queryable, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
