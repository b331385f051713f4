import type { ApiScope } from '@funnel/domain/access/api-scope';
import { makeSecretToken } from '../credential/secret-token.ts';
import type { Database } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { insertApiKey } from './api-key.queries.ts';

/** Secret scanners find a leaked key by this prefix. */
const MARK = 'kfn_';
/** Enough to distinguish keys; 200 bits and more stay secret. */
const SHOWN = MARK.length + 8;

/** The only place that returns the key itself. */
export async function makeApiKey(
  db: Database,
  { name, scopes, now }: { name: string; scopes: readonly ApiScope[]; now: Date },
): Promise<{ keyId: string; key: string }> {
  const keyId = unguessableId();
  const key = MARK + makeSecretToken();
  await insertApiKey(db, { keyId, key, prefix: key.slice(0, SHOWN), name, scopes, now });
  return { keyId, key };
}
