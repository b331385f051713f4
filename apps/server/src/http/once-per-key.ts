import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { Refusal } from './refusal.ts';

export interface OnceInput {
  readonly scope: string;
  readonly key: string | undefined;
  readonly requestHash: string;
  readonly now: Date;
}

/** A row that maps an idempotency key to its reply. */
export interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  readonly reply: object | null;
  readonly createdAt: Date;
}

/** Only the SQL, to be part of another statement. It fails if one of the keys is already claimed. */
export function insertClaims(claims: readonly Claim[]): RawBuilder<unknown> {
  const rows = claims.map(({ scope, key, requestHash, reply, createdAt }) => ({
    scope,
    key,
    request_hash: requestHash,
    reply,
    created_at: createdAt,
  }));
  return sql`insert into idempotency_key
    select * from jsonb_populate_recordset(null::idempotency_key, ${JSON.stringify(rows)}::jsonb)`;
}

/** A hash of parsed input. The schema fixes the order of the keys, so equal input gives equal text. */
export function hashRequest(input: object): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

/**
 * Runs `act` once per key and answers repeats with the first reply (R17). The insert decides the race: a parallel call
 * with the same key blocks on it until the first transaction has ended, and then reads its reply.
 */
export async function oncePerKey<Reply extends object>(
  tx: Queryable,
  { scope, key, requestHash, now }: OnceInput,
  act: () => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return act();
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ scope, key, request_hash: requestHash, reply: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) {
    const reply = await act();
    const stored = JSON.stringify(reply);
    await tx
      .updateTable('idempotency_key')
      .set({ reply: stored })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return reply;
  }
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== requestHash || first.reply === null) {
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body.');
  }
  return first.reply as Reply;
}

/**
 * Claims a key that several callers may legitimately send. A claim older than `since` has expired. Returns undefined if
 * the claim was won, else the existing claim. A concurrent claim is waited for.
 */
export async function claimOrRead(tx: Queryable, claim: Claim, since: Date) {
  const { scope, key, requestHash: request_hash, createdAt: created_at } = claim;
  const values = { request_hash, reply: JSON.stringify(claim.reply), created_at };
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ scope, key, ...values })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet(values).where('idempotency_key.created_at', '<=', since),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  return tx
    .selectFrom('idempotency_key')
    .select(['request_hash as requestHash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

export async function deleteKeysBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
}
