import {
  ENQUIRY_TOKEN_HEADER,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  LAST_EVENT_HEADER,
  PROOF_HEADER,
} from '@funnel/contract/endpoint';
import { limitsOf } from '@funnel/contract/limits-of';
import { PROBLEM_TYPE, problemSchema } from '@funnel/contract/problem';
import { MAX_PROOF_LENGTH, type Proof, readProof } from '@funnel/contract/proof/proof-of-work';
import type { Capability } from '@funnel/domain/access/capability';
import { z } from '@funnel/domain/schema';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { ABOUT_HEALTH, admit, type Caller, callerOf, refusalsOf } from './admit-callers.ts';
import { type BrowserSession, sessionOf } from './browser-session.ts';
import { NO_PLACE, type Place } from './call-places.ts';
import { clientAddressOf } from './client-address.ts';
import { describeOperation } from './openapi.ts';
import { statusOf } from './refusal.ts';
import { sharedReplySender } from './shared-reply.ts';

export interface Call<Body, Query = unknown, Needed extends Capability = Capability> extends Caller<Needed> {
  readonly query: Query;
  readonly body: Body;
  readonly idempotencyKey: string | undefined;
  readonly proof: Proof | undefined;
  readonly enquiryToken: string | undefined;
  readonly clientAddress: string;
  /** The session of a customer. */
  readonly session: BrowserSession;
  /** The session of a staff member. */
  readonly staffSession: BrowserSession;
  /** Released when the call ends; a call that only waits may release it earlier. */
  readonly place: Place;
}

const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
  .optional();
const proof = z.string().max(MAX_PROOF_LENGTH).optional();
const enquiryToken = z.string().max(200).optional();
const lastEvent = z.string().max(200).optional();

const PROBLEM = { content: { [PROBLEM_TYPE]: { schema: problemSchema } } };

/** Registers one declared endpoint: access, validation, documentation and replies all follow the declaration. */
export function registerEndpoint<
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Query extends z.ZodType,
  Needed extends Capability,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Body, Reply, Query, Needed>,
  handle: (call: Call<z.output<Body>, z.output<Query>, Needed>) => Promise<z.input<Reply>>,
): void {
  app.endpoints.push(endpoint);
  const wrap = app.wrapperOf(endpoint);
  const sendShared =
    endpoint.sharedSeconds === undefined
      ? undefined
      : sharedReplySender(endpoint.reply, endpoint.sharedSeconds);
  const needsPlace = !ABOUT_HEALTH.has(endpoint.path);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    ...(endpoint.bodyWith && { validatorCompiler: inForce(app, endpoint.bodyWith) }),
    config: { needsPlace },
    onRequest: admit(app, endpoint),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const place = needsPlace ? app.takePlace(request) : NO_PLACE;
      const call: Call<z.output<Body>, z.output<Query>, Needed> = {
        query: request.query as z.output<Query>,
        body: request.body as z.output<Body>,
        idempotencyKey: idempotencyKeyOf(request, endpoint),
        proof: proofOf(request, endpoint),
        enquiryToken: enquiryTokenOf(request, endpoint),
        clientAddress: clientAddressOf(request),
        ...callerOf<Needed>(request),
        session: sessionOf(app, request, reply, 'customer'),
        staffSession: sessionOf(app, request, reply, 'staff'),
        place,
      };
      try {
        const value = await wrap(call, () => handle(call));
        return sendShared ? sendShared(request, reply, value as object) : value;
      } finally {
        place.leave();
      }
    },
  });
}

/** Validates a body by the questions in force. */
function inForce(app: FastifyInstance, bodyWith: NonNullable<Endpoint['bodyWith']>) {
  return (route: object) => {
    const declared = route as Parameters<typeof validatorCompiler>[0];
    return declared.httpPart === 'body'
      ? (body: unknown) => validatorCompiler({ ...declared, schema: bodyWith(app.ownQuestions()) })(body)
      : validatorCompiler(declared);
  };
}

export function schemaOf(endpoint: Endpoint): FastifySchema {
  // Any call may be unparsable.
  const failures = [
    ...endpoint.errors,
    ...refusalsOf(endpoint),
    ...(endpoint.limits === 'own' || limitsOf(endpoint).length > 0 ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...(['INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE'] as const),
  ];
  return {
    ...describeOperation(endpoint),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    headers: headersOf(endpoint),
    response: {
      200: replySchemaOf(endpoint),
      ...Object.fromEntries(failures.map((code) => [statusOf(code), PROBLEM])),
    },
  };
}

export function idempotencyKeyOf(request: FastifyRequest, endpoint: Endpoint): string | undefined {
  const header = request.headers[IDEMPOTENCY_HEADER];
  return endpoint.repeatable && typeof header === 'string' ? header : undefined;
}

function headersOf({ repeatable, takesProof, takesToken, sameOriginOrToken, replyAs }: Endpoint) {
  return z.object({
    ...(repeatable && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    ...(takesProof && { [PROOF_HEADER]: proof }),
    ...((sameOriginOrToken || takesToken) && { [ENQUIRY_TOKEN_HEADER]: enquiryToken }),
    ...(replyAs === 'stream' && { [LAST_EVENT_HEADER]: lastEvent }),
  });
}

function proofOf(request: FastifyRequest, { takesProof }: Endpoint): Proof | undefined {
  const header = request.headers[PROOF_HEADER];
  return takesProof && typeof header === 'string' ? readProof(header) : undefined;
}

function enquiryTokenOf(request: FastifyRequest, { takesToken }: Endpoint): string | undefined {
  const header = request.headers[ENQUIRY_TOKEN_HEADER];
  return takesToken && typeof header === 'string' ? header : undefined;
}

const MEDIA_TYPES = {
  text: 'text/plain',
  file: 'application/octet-stream',
  stream: 'text/event-stream',
  calendar: 'text/calendar',
} as const;

/** Texts, files and streams are not JSON, so they are documented with their own media type. */
function replySchemaOf({ reply, replyAs }: Endpoint) {
  if (replyAs === undefined) return reply;
  return { content: { [MEDIA_TYPES[replyAs]]: { schema: reply } } };
}
