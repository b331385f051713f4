import type { Database } from '../db/database.ts';
import { readSecret, rotateSecret } from '../db/secret/secret.queries.ts';
import { openWith, sealWith } from './seal-code-secret.ts';
import { codeSecretOf } from './spend-code.ts';
import { lockCodeSecrets, replaceCodeSecret } from './staff-code.queries.ts';

/** Makes a new key and re-encrypts all stored secrets in the same transaction. */
export async function rotateCodeKey(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const kept = await lockCodeSecrets(tx);
    const oldKey = await readSecret(tx, 'staff-code');
    await rotateSecret(tx, 'staff-code', now);
    const newKey = await readSecret(tx, 'staff-code');
    for (const { staffId, sealed } of kept) {
      const about = codeSecretOf(staffId);
      const secret = openWith(oldKey, sealed, about);
      if (secret) await replaceCodeSecret(tx, staffId, sealWith(newKey, secret, about));
    }
  });
}
