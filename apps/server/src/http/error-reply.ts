import type { ErrorCode, ErrorReply } from '@funnel/contract/error-code';
import { PROBLEM_TYPE, problemOf } from '@funnel/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { StaleSetting } from '../db/setting/setting-version.queries.ts';
import { describeError, type LogFields } from '../log/logger.ts';
import { type SecurityEvent, tellSecurityEvent } from '../log/security-event.ts';
import { PlannerBusy, ProofNeeded, Refusal, statusOf } from './refusal.ts';

/** A restarting database needs a second or two. */
const UNAVAILABLE_SECONDS = 2;

declare module 'fastify' {
  interface FastifyReply {
    /** The code that the call failed with. */
    failureCode: ErrorCode | undefined;
  }
  interface FastifyInstance {
    /** The methods of each address, for the `Allow` header. */
    methodsOf: Map<string, Set<string>>;
  }
}

/** Refusals that may be part of an attack. */
const EVENT_OF_CODE: Partial<Record<ErrorCode, SecurityEvent>> = {
  CROSS_ORIGIN: 'cross-origin-refused',
  TOO_MANY_REQUESTS: 'limit-reached',
  BOOKING_LIMIT: 'booking-network-full',
  WRONG_CREDENTIALS: 'password-wrong',
  WRONG_CODE: 'code-wrong',
  TOKEN_OVER: 'token-wrong',
};

/**
 * The only place where errors become replies: always a code of the closed list, never a stack or an internal message.
 */
export function replyToErrors(app: FastifyInstance): void {
  app.decorateReply('failureCode', undefined);
  app.decorate('methodsOf', new Map());
  app.addHook('onRoute', ({ url, method }) => {
    const methods = app.methodsOf.get(url) ?? new Set();
    app.methodsOf.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const body = errorReplyFor(error);
    const status = statusOf(body.code);
    // A Refusal is deliberate. The code that throws it has already logged what an operator needs.
    if (status >= 500 && !(error instanceof Refusal)) {
      const fields: LogFields = {
        route: request.routeOptions.url ?? '',
        code: body.code,
        error: describeError(error),
      };
      request.log.error(fields, 'call failed');
    }
    const event = EVENT_OF_CODE[body.code];
    if (event) tellSecurityEvent(request.log, event, { route: request.routeOptions.url ?? '' });
    const wait = error instanceof Refusal ? error.retryAfterSeconds : undefined;
    const retryAfter = wait ?? (body.code === 'UNAVAILABLE' ? UNAVAILABLE_SECONDS : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return sendProblem(reply, body);
  });
}

/** For an unknown address, or a wrong method. */
export function replyNotFound({ server, url, method }: FastifyRequest, reply: FastifyReply) {
  const [address = ''] = url.split('?');
  const methods = server.methodsOf.get(address);
  if (!methods || methods.has(method))
    return sendProblem(reply, { code: 'NOT_FOUND', message: 'There is nothing here.' });
  const allowed = [...methods].sort().join(', ');
  reply.header('allow', allowed);
  return sendProblem(reply, { code: 'METHOD_NOT_ALLOWED', message: `This address takes ${allowed}.` });
}

function sendProblem(reply: FastifyReply, body: ErrorReply) {
  reply.failureCode = body.code;
  return reply
    .status(statusOf(body.code))
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(problemOf(body));
}

function errorReplyFor(error: FastifyError): ErrorReply {
  if (error instanceof Refusal) {
    return {
      code: error.code,
      message: error.message,
      ...(error.errors && { errors: error.errors }),
      ...(error instanceof ProofNeeded && { challenge: error.challenge }),
      ...(error instanceof PlannerBusy && { clash: error.clash }),
    };
  }
  if (error instanceof StaleSetting) return { code: 'STALE', message: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'is not valid',
    }));
    return { code: 'INVALID_INPUT', message: 'Some fields are not valid.', errors };
  }
  if (error.statusCode === 413)
    return { code: 'PAYLOAD_TOO_LARGE', message: 'That is more than this call takes.' };
  if (error.statusCode === 415) return { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON.' };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: 'INVALID_INPUT', message: 'The request cannot be read.' };
  }
  if (isDatabaseAway(error)) return { code: 'UNAVAILABLE', message: 'Please try again in a moment.' };
  return { code: 'INTERNAL', message: 'Something went wrong on our side.' };
}
