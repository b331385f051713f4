import { createHmac } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';

const SECRET = 'client-token';

/**
 * What is kept of whoever made a call, to count by: a keyed hash of its whole length. Without the key nobody gets back
 * to an address by trying them all, and no two clients share one.
 */
export async function clientToken(db: Queryable, who: string): Promise<string> {
  return createHmac('sha256', await readSecret(db, SECRET))
    .update(who)
    .digest('base64url');
}
