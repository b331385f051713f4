import { createHash } from 'node:crypto';
import type { CallLimitName, LimitSettings } from '@funnel/domain/limit/limit-settings';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { SettingsReader } from '../db/setting/settings-reader.ts';
import { describeError } from '../log/logger.ts';
import { type Counter, countCall, uncountCall } from './call-count.queries.ts';
import { givesFailedBack, limitKeys } from './limit-keys.ts';
import { Refusal } from './refusal.ts';
import type { CallFacts, CallWrapper } from './wrap-calls.ts';

const MOST_BLOCKED = 10_000;

type Allowed = LimitSettings['calls'][CallLimitName];

export interface LimiterParts {
  readonly db: Database;
  readonly logger: Logger;
  readonly settings: SettingsReader;
  readonly isUnlimited: (clientAddress: string) => boolean;
}

/**
 * Refuses calls over a limit. Calls are counted in the database, for all instances together. Fails open: without the database every call goes through, since no limit is worth losing
 * a visitor.
 */
export function limitCalls(parts: LimiterParts, limits: readonly CallLimitName[]): CallWrapper {
  const { countersOf, refuseBlocked, count, giveBack } = callCounters(parts, limits);
  return async (call, handle) => {
    if (parts.isUnlimited(call.clientAddress)) return handle();
    const counted = countersOf(call);
    refuseBlocked(counted);
    await count(counted);
    try {
      return await handle();
    } catch (error) {
      await giveBack(counted.filter(({ givesFailedBack }) => givesFailedBack));
      throw error;
    }
  };
}

/**
 * The same for calls that only read: they are counted while they are answered, which saves a round trip. Calls in
 * flight when the limit is reached are processed in vain (and audited as views). Later calls are refused before any
 * work, until the window ends.
 */
export function limitReads(parts: LimiterParts, limits: readonly CallLimitName[]): CallWrapper {
  const { countersOf, refuseBlocked, count } = callCounters(parts, limits);
  return async (call, handle) => {
    if (parts.isUnlimited(call.clientAddress)) return handle();
    const counted = countersOf(call);
    refuseBlocked(counted);
    const [reply] = await Promise.all([handle(), count(counted)]);
    return reply;
  };
}

function callCounters({ db, logger, settings }: LimiterParts, limits: readonly CallLimitName[]) {
  let blocked = new BlockedKeys();
  let known: LimitSettings['calls'] | undefined;
  const report = (error: unknown) => logger.warn({ error: describeError(error) }, 'limits not counted');
  const giveBack = (counted: readonly { readonly key: string }[]) =>
    uncountCall(
      db,
      counted.map(({ key }) => key),
    ).catch(report);

  return {
    giveBack,

    countersOf(call: CallFacts): readonly Counted[] {
      const allowed = settings.current().limits.calls;
      // Changed limits make the remembered refusals invalid.
      if (allowed !== known) blocked = new BlockedKeys();
      known = allowed;
      return limits.flatMap((limit) => countedBy(limit, call, allowed[limit]));
    },

    refuseBlocked(counted: readonly Counted[]): void {
      const blockedMs = Math.max(...counted.map(({ key }) => blocked.waitMs(key)));
      if (blockedMs > 0) throw tooMany(blockedMs);
    },

    async count(counted: readonly Counted[]): Promise<void> {
      const counts = await countCall(db, counted).catch(report);
      const most = new Map(counted.map(({ key, calls }) => [key, calls]));
      const [over, within] = partition(counts ?? [], ({ key, calls }) => calls > (most.get(key) ?? 0));
      if (over.length === 0) return;
      for (const { key, waitMs } of over) blocked.add(key, waitMs);
      // A caller over their own limit must not consume the limit of the e-mail address they name.
      await giveBack(within);
      throw tooMany(Math.max(...over.map(({ waitMs }) => waitMs)));
    },
  };
}

interface Counted extends Counter {
  readonly calls: number;
  readonly givesFailedBack: boolean;
}

function countedBy(limit: CallLimitName, call: CallFacts, { calls, minutes }: Allowed): Counted[] {
  return limitKeys(limit, call).map((who) => ({
    key: `${limit}:${keyOf(who)}`,
    windowSeconds: minutes * 60,
    calls,
    givesFailedBack: givesFailedBack(limit),
  }));
}

/** Remembers refused keys, so that repeated calls are refused without a query. */
class BlockedKeys {
  readonly #until = new Map<string, number>();

  add(key: string, waitMs: number): void {
    // Bounds the memory under an attack. The database still has the counts.
    if (this.#until.size >= MOST_BLOCKED) this.#until.clear();
    this.#until.set(key, performance.now() + waitMs);
  }

  waitMs(key: string): number {
    const wait = (this.#until.get(key) ?? 0) - performance.now();
    if (wait <= 0) this.#until.delete(key);
    return wait;
  }
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/** Hashed: the table holds no addresses and no phone numbers. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}

function tooMany(msBeforeNext: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = 'That was too often. Please try again later.';
  return new Refusal('TOO_MANY_REQUESTS', message, undefined, retryAfterSeconds);
}
