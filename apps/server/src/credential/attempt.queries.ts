import { createHash } from 'node:crypto';
import { type AttemptRule, waitMs, withAttempt } from '@funnel/domain/account/attempt-rule';
import type { Database, Queryable } from '../db/database.ts';

export interface Counted {
  /** The key to count by, such as an account and a network. Stored as a hash. */
  readonly about: readonly string[];
  readonly rule: AttemptRule;
  /** Counts by network only, which many people may share. */
  readonly isOfNetwork?: true;
}

/**
 * Counts one more try under every key. If one of them has to wait, it counts none and returns the wait. The try is
 * counted before its outcome is known, so that concurrent tries cannot pass the limit together.
 */
export async function takeAttempt(db: Database, counted: readonly Counted[], now: Date): Promise<number> {
  const byKey = new Map(counted.map((each) => [keyOf(each), each.rule]));
  // A fixed lock order: two calls that share keys would otherwise deadlock.
  const keys = [...byKey.keys()].sort();
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('attempt')
      .values(keys.map((key) => ({ key, count: 0, last_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await tx
      .selectFrom('attempt')
      .selectAll()
      .where('key', 'in', keys)
      .orderBy('key')
      .forUpdate()
      .execute();
    const states = rows.flatMap(({ key, count, last_at }) => {
      const rule = byKey.get(key);
      return rule ? [{ key, rule, attempts: { count, lastAt: last_at } }] : [];
    });
    const wait = Math.max(...states.map(({ attempts, rule }) => waitMs(attempts, rule, now)));
    if (wait > 0) return wait;
    for (const { key, rule, attempts } of states) {
      const { count, lastAt } = withAttempt(attempts, rule, now);
      await tx.updateTable('attempt').set({ count, last_at: lastAt }).where('key', '=', key).execute();
    }
    return 0;
  });
}

/**
 * How long the next try has to wait, and whether a try has failed before. It takes no locks: callers who have to wait
 * anyway do not queue for the counters.
 */
export async function readAttempts(db: Queryable, counted: readonly Counted[], now: Date) {
  const byKey = new Map(counted.map((each) => [keyOf(each), each.rule]));
  const rows = await db
    .selectFrom('attempt')
    .selectAll()
    .where('key', 'in', [...byKey.keys()])
    .execute();
  const waits = rows.map(({ key, count, last_at }) => {
    const rule = byKey.get(key);
    return rule ? waitMs({ count, lastAt: last_at }, rule, now) : 0;
  });
  return { waitMs: Math.max(0, ...waits), hasFailed: rows.some(({ count }) => count > 0) };
}

export async function forgetAttempts(db: Queryable, counted: readonly Counted[]): Promise<void> {
  await db.deleteFrom('attempt').where('key', 'in', counted.map(keyOf)).execute();
}

/** A successful try does not count. */
export async function giveAttemptBack(db: Queryable, counted: Counted): Promise<void> {
  await db
    .updateTable('attempt')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', keyOf(counted))
    .where('count', '>', 0)
    .execute();
}

export async function deleteAttemptsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('attempt').where('last_at', '<', before).execute();
}

function keyOf({ about }: Counted): string {
  return createHash('sha256').update(JSON.stringify(about)).digest('base64url');
}
