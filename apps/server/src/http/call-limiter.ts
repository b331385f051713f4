import { createHash } from 'node:crypto';
import type { CallLimitName, LimitSettings } from '@funnel/domain/limit/limit-settings';
import { CompiledQuery } from 'kysely';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import type { SettingsReader } from '../db/setting/settings-reader.ts';
import { describeError } from '../logger.ts';
import { Refusal } from './refusal.ts';
import type { AnyCall, Around } from './register-endpoint.ts';

/** How many calls somebody may make in a while. Counted in the database, for all instances together. */
export interface CallLimit<Body> {
  /** The setting that says how many, which also names the counters. */
  readonly limit: CallLimitName;
  /** Whose calls are counted: one counter for each. */
  readonly of: (call: AnyCall<Body>) => readonly string[];
  /** Whether a call that fails is given back. */
  readonly givesFailedBack: boolean;
}

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
): Around<Body> {
  const counters = limits.map((limit) => ({ limit, counter: counterAsSet(db, limit.limit) }));
  const report = (error: unknown) => logger.warn({ error: describeError(error) }, 'limits not counted');

  return async (call, handle) => {
    if (isUnlimited(call.clientAddress)) return handle();
    const allowed = settings.current().limits.calls;
    const counts = counters.flatMap(({ limit, counter }) =>
      limit.of(call).map((who) => ({
        counter: counter(allowed[limit.limit]),
        key: keyOf(who),
        givesBack: limit.givesFailedBack,
      })),
    );
    for (const { counter, key } of counts) {
      await counter.consume(key).catch((reason: unknown) => {
        if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext);
        report(reason);
      });
    }
    try {
      return await handle();
    } catch (error) {
      for (const { counter, key } of counts.filter(({ givesBack }) => givesBack)) {
        await counter.reward(key).catch(report);
      }
      throw error;
    }
  };
}

/** The counter for a setting, made anew when the setting changes; what it has counted is in the database. */
function counterAsSet(db: Database, name: CallLimitName) {
  let made: { counter: RateLimiterPostgres; allowed: Allowed } | undefined;
  return (allowed: Allowed): RateLimiterPostgres => {
    if (made?.allowed !== allowed) made = { counter: counterOf(db, name, allowed), allowed };
    return made.counter;
  };
}

function counterOf(db: Database, name: CallLimitName, { calls, minutes }: Allowed): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points: calls,
    duration: minutes * 60,
    // Who goes on after that is turned away without asking the database.
    inMemoryBlockOnConsumed: calls + 1,
  });
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
