import { createHash } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { Refusal } from './refusal.ts';

export interface OnceInput<Reply> {
  readonly scope: string;
  readonly key: string | undefined;
  readonly requestHash: string;
  readonly now: Date;
  /** What the act will most likely answer: it is kept with the claim, which saves a statement. */
  readonly expected?: Reply;
}

/** A fingerprint of parsed input: its keys come in the order of the schema, so equal input gives equal text. */
export function hashRequest(input: object): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

/**
 * Does `act` once per key and answers repeats with the first reply (D17). The insert decides: a parallel call
 * with the same key waits on it until the first transaction has ended, then finds its reply.
 */
export async function oncePerKey<Reply extends object>(
  tx: Queryable,
  { scope, key, requestHash, now, expected }: OnceInput<Reply>,
  act: () => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return act();
  const claimedReply = expected === undefined ? null : JSON.stringify(expected);
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ scope, key, request_hash: requestHash, reply: claimedReply, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) {
    const reply = await act();
    const stored = JSON.stringify(reply);
    if (stored === claimedReply) return reply;
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

export async function deleteKeysBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
}
