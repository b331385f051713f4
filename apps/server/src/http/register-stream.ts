import { type Endpoint, LAST_EVENT_HEADER } from '@funnel/contract/endpoint';
import type { StreamPart } from '@funnel/contract/stream-text';
import type { Capability } from '@funnel/domain/access/capability';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance } from 'fastify';
import { admit, type Caller, callerOf } from './admit-callers.ts';
import { NO_PLACE } from './call-places.ts';
import { clientAddressOf } from './client-address.ts';
import { pourStream, STREAM_HEADERS } from './pour-stream.ts';
import { Refusal } from './refusal.ts';
import { schemaOf } from './register-endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer stays open until one side ends it. */
    isStream?: boolean;
  }
}

export interface StreamCall<Query, Needed extends Capability> extends Caller<Needed> {
  readonly query: Query;
  readonly lastEventId: string | undefined;
  /** Aborts when the client has disconnected. */
  readonly gone: AbortSignal;
}

interface StreamSettings {
  readonly streamBeatMs: number;
  readonly stopping: AbortSignal;
}

/** The limit per caller, enough for many open tabs. */
const MOST_OF_ONE = 10;
const MOST_OF_ALL = 500;
const RETRY_SECONDS = 10;

/** Registers an endpoint that answers with server-sent events. All streams end at once when the server stops. */
export function registerStream<Reply extends z.ZodType, Query extends z.ZodType, Needed extends Capability>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, Reply, Query, Needed>,
  { streamBeatMs, stopping }: StreamSettings,
  handle: (
    call: StreamCall<z.output<Query>, Needed>,
  ) => Promise<AsyncIterable<readonly StreamPart<z.input<Reply>>[]>>,
): void {
  app.endpoints.push(endpoint);
  const wrap = app.wrapperOf(endpoint);
  const open = new Map<AbortController, string>();
  const endAll = () => {
    for (const gone of open.keys()) gone.abort();
  };
  stopping.addEventListener('abort', endAll);
  app.addHook('preClose', async () => endAll());

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: { isStream: true },
    // Fastify's own HEAD route would open a stream.
    exposeHeadRoute: false,
    onRequest: admit(app, endpoint),
    handler: async (request, reply) => {
      if (stopping.aborted) throw new Refusal('UNAVAILABLE', 'The server is stopping.');
      const caller = callerOf<Needed>(request);
      const { actor } = caller;
      const who = 'id' in actor ? actor.id : actor.kind;
      const ofOne = [...open.values()].filter((other) => other === who).length;
      if (ofOne >= MOST_OF_ONE || open.size >= MOST_OF_ALL) {
        throw new Refusal('TOO_MANY_REQUESTS', 'Too many streams are open.', undefined, RETRY_SECONDS);
      }
      // The client may have disconnected during admission. Nothing would end its stream.
      if (reply.raw.destroyed) return reply.hijack();
      const gone = new AbortController();
      open.set(gone, who);
      reply.raw.once('close', () => {
        open.delete(gone);
        gone.abort();
      });
      const lastEventId = lastEventIdOf(request.headers[LAST_EVENT_HEADER]);
      const query = request.query as z.output<Query>;
      const facts = {
        query,
        ...caller,
        body: undefined,
        clientAddress: clientAddressOf(request),
        place: NO_PLACE,
      };
      const parts = await wrap(facts, () => handle({ query, ...caller, lastEventId, gone: gone.signal }));
      reply.hijack();
      const isStillAllowed = () => isAdmitted(() => admit(app, endpoint)(request));
      await pourStream(reply, parts, { beatMs: streamBeatMs, gone: gone.signal, isStillAllowed });
    },
  });
  app.head(
    endpoint.path,
    { schema: { hide: true }, onRequest: admit(app, endpoint) },
    async (_request, reply) => reply.headers(STREAM_HEADERS).send(),
  );
}

/** Anything but a number is not our id, and is ignored. */
function lastEventIdOf(header: unknown): string | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? header : undefined;
}

/** Only a refusal ends the stream: a short outage or a busy server does not. */
async function isAdmitted(ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    return !(error instanceof Refusal) || error.code === 'UNAVAILABLE';
  }
}
