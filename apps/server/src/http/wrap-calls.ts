import type { Endpoint } from '@funnel/contract/endpoint';
import type { Principal } from '@funnel/domain/access/principal';
import type { AuditActor } from '@funnel/domain/event/actor';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import type { Place } from './call-places.ts';

/** The facts of a call for its wrappers. */
export interface CallFacts {
  readonly query: unknown;
  readonly body: unknown;
  readonly by: Principal;
  readonly actor: AuditActor;
  readonly clientAddress: string;
  /** Released when the call ends; a call that only waits may release it earlier. */
  readonly place: Place;
}

/** Wraps a handler: it may refuse the call before the handler runs, and sees the outcome. */
export type CallWrapper = <Reply>(call: CallFacts, handle: () => Promise<Reply>) => Promise<Reply>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The endpoint's declarations besides its handler: limits, tarpit, audit trail. */
    wrapperOf(endpoint: Endpoint): CallWrapper;
    /** The retailer's current own questions. */
    ownQuestions(): RetailerSettings['ownQuestions'];
  }
}

/** The first is the outermost. */
export function wrapAll(wrappers: readonly CallWrapper[]): CallWrapper {
  return (call, handle) =>
    wrappers.reduceRight<typeof handle>((inner, wrap) => () => wrap(call, inner), handle)();
}
