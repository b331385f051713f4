import type { Endpoint } from '@funnel/contract/endpoint';
import { limitsOf } from '@funnel/contract/limits-of';
import { viewLog } from '../event/log-views.ts';
import { limitCalls, limitReads } from '../http/call-limiter.ts';
import { holdRefusals } from '../http/hold-refusals.ts';
import { type CallFacts, type CallWrapper, wrapAll } from '../http/wrap-calls.ts';
import type { Services } from '../services.ts';

/** Enforces the declarations of an endpoint, for every kind of call: tarpit, limits, audit trail. */
export function callWrappers(services: Services): (endpoint: Endpoint) => CallWrapper {
  const held = holdRefusals(services.holdRefusalMs);
  const logViews = viewLog(services);
  const limiters = new Map<string, CallWrapper>();

  /** Calls with the same limits share the cache of refused callers. */
  function limiterOf(endpoint: Endpoint): readonly CallWrapper[] {
    const limits = limitsOf(endpoint);
    if (limits.length === 0) return [];
    // Reads of signed-in people are many, cheap and rarely over a limit.
    const isCheapRead = endpoint.limits === undefined && endpoint.method === 'GET';
    const make = isCheapRead ? limitReads : limitCalls;
    const key = `${make.name} ${limits.join(' ')}`;
    const limiter = limiters.get(key) ?? make(services, limits);
    limiters.set(key, limiter);
    return [limiter];
  }

  return (endpoint) => {
    const { holdsRefusals, shows, path } = endpoint;
    const logged: CallWrapper = async (call, handle) => {
      const reply = await handle();
      const { actor } = call;
      if (actor.kind === 'staff')
        await logViews({ actor, call: path, enquiryIds: shownIn(endpoint, call, reply) });
      return reply;
    };
    return wrapAll([
      ...(holdsRefusals ? [held] : []),
      ...limiterOf(endpoint),
      ...(shows === undefined || shows === 'logged' ? [] : [logged]),
    ]);
  };
}

type Row = { readonly enquiryId: string };

function shownIn({ shows }: Endpoint, { query }: CallFacts, reply: unknown): readonly string[] {
  if (shows === 'asked') return [(query as Row).enquiryId];
  const { data } = reply as { readonly data: Readonly<Record<string, readonly Row[]>> };
  const lists = typeof shows === 'object' ? shows : [];
  return lists.flatMap((name) => data[name] ?? []).map(({ enquiryId }) => enquiryId);
}
