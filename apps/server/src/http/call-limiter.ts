import { createHash } from 'node:crypto';
import type { CallLimitName, LimitSettings } from '@funnel/domain/limit/limit-settings';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { SettingsReader } from '../db/setting/settings-reader.ts';
import { describeError } from '../logger.ts';
import { type Counter, countCall, uncountCall } from './call-count.queries.ts';
import { Refusal } from './refusal.ts';
import type { AnyCall, CallWrapper } from './register-endpoint.ts';

/** How many calls somebody may make in a while. Counted in the database, for all instances together. */
export interface CallLimit<Body> {
  /** The setting that says how many, which also names the counters. */
  readonly limit: CallLimitName;
  /** Whose calls are counted: one counter for each. */
  readonly of: (call: AnyCall<Body>) => readonly string[];
  /** Whether a call that fails is given back. */
  readonly givesFailedBack: boolean;
}

const MOST_BLOCKED = 10_000;

type Allowed = LimitSettings['calls'][CallLimitName];

export interface LimiterParts {
  readonly db: Database;
  readonly logger: Logger;
  readonly settings: SettingsReader;
  readonly isUnlimited: (clientAddress: string) => boolean;
}

/** Refuses what is over one of the limits. Without its store every call goes through: no limit is worth a visitor. */
export function limitCalls<Body>(
  { db, logger, settings, isUnlimited }: LimiterParts,
  limits: readonly CallLimit<Body>[],
): CallWrapper<Body> {
  let blocked = new BlockedKeys();
  let known: LimitSettings['calls'] | undefined;
  const report = (error: unknown) => logger.warn({ error: describeError(error) }, 'limits not counted');

  async function count(counted: readonly Counted[]): Promise<void> {
    const blockedMs = Math.max(...counted.map(({ key }) => blocked.waitMs(key)));
    if (blockedMs > 0) throw tooMany(blockedMs);
    const counts = await countCall(db, counted).catch(report);
    const most = new Map(counted.map(({ key, calls }) => [key, calls]));
    const [over, within] = partition(counts ?? [], ({ key, calls }) => calls > (most.get(key) ?? 0));
    if (over.length === 0) return;
    for (const { key, waitMs } of over) blocked.add(key, waitMs);
    // A stranger who is over a limit of their own must not use up those of the person they name.
    await uncountCall(
      db,
      within.map(({ key }) => key),
    ).catch(report);
    throw tooMany(Math.max(...over.map(({ waitMs }) => waitMs)));
  }

  return async (call, handle) => {
    if (isUnlimited(call.clientAddress)) return handle();
    const allowed = settings.current().limits.calls;
    // Other limits, other refusals.
    if (allowed !== known) blocked = new BlockedKeys();
    known = allowed;
    const counted = limits.flatMap((limit) => countedBy(limit, call, allowed[limit.limit]));
    await count(counted);
    try {
      return await handle();
    } catch (error) {
      const givenBack = counted.filter(({ givesFailedBack }) => givesFailedBack).map(({ key }) => key);
      await uncountCall(db, givenBack).catch(report);
      throw error;
    }
  };
}

interface Counted extends Counter {
  readonly calls: number;
  readonly givesFailedBack: boolean;
}

function countedBy<Body>(
  { limit, of, givesFailedBack }: CallLimit<Body>,
  call: AnyCall<Body>,
  { calls, minutes }: Allowed,
): Counted[] {
  return of(call).map((who) => ({
    key: `${limit}:${keyOf(who)}`,
    windowSeconds: minutes * 60,
    calls,
    givesFailedBack,
  }));
}

/** Who goes on after a refusal is turned away without asking the database. */
class BlockedKeys {
  readonly #until = new Map<string, number>();

  add(key: string, waitMs: number): void {
    // A crowd of strangers must not fill the memory; the database still knows them.
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

/** Neither addresses nor telephone numbers stand in the table. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}

function tooMany(msBeforeNext: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = 'That was too often. Please try again later.';
  return new Refusal('TOO_MANY_REQUESTS', message, undefined, retryAfterSeconds);
}
