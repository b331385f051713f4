import { createHmac } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';

const SECRET = 'client-token';

/**
 * A keyed hash (HMAC) to count a caller by. Without the key nobody can find the address by brute force, and no two
 * clients share a token.
 */
export async function clientToken(db: Queryable, who: string): Promise<string> {
  return createHmac('sha256', await readSecret(db, SECRET))
    .update(who)
    .digest('base64url');
}
