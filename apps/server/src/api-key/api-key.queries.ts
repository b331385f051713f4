import { createHmac } from 'node:crypto';
import type { ApiScope } from '@funnel/domain/access/api-scope';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';

interface NewApiKey {
  readonly keyId: string;
  readonly key: string;
  /** The part that may be shown. */
  readonly prefix: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly now: Date;
}

export async function insertApiKey(db: Queryable, { keyId, key, prefix, name, scopes, now }: NewApiKey) {
  await db
    .insertInto('api_key')
    .values({
      key_id: keyId,
      key_hash: await hashOf(db, key),
      prefix,
      name,
      scopes: [...scopes],
      created_at: now,
    })
    .execute();
}

/** Looked up by hash against timing attacks: the comparison leaks nothing about the key. */
export async function findApiKey(db: Queryable, key: string) {
  return db
    .selectFrom('api_key')
    .select(['key_id as keyId', 'scopes', 'last_used_at as lastUsedAt', 'revoked_at as revokedAt'])
    .where('key_hash', '=', await hashOf(db, key))
    .executeTakeFirst();
}

export async function listApiKeys(db: Queryable) {
  return db
    .selectFrom('api_key')
    .select([
      'key_id as keyId',
      'prefix',
      'name',
      'scopes',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'revoked_at as revokedAt',
    ])
    .orderBy('created_at')
    .execute();
}

export async function noteApiKeyUse(db: Queryable, keyId: string, now: Date): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: now }).where('key_id', '=', keyId).execute();
}

/** False if there is no such key. */
export async function revokeApiKey(db: Queryable, keyId: string, now: Date): Promise<boolean> {
  const revoked = await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .returning('key_id')
    .executeTakeFirst();
  return revoked !== undefined;
}

async function hashOf(db: Queryable, key: string): Promise<string> {
  return createHmac('sha256', await readSecret(db, 'api-key'))
    .update(key)
    .digest('base64url');
}
