import type { FastifyInstance } from 'fastify';
import type { LogFields } from '../log/logger.ts';
import { afterCall } from './after-call.ts';
import { levelOf } from './call-level.ts';

/** Logs one line per call, with the route instead of the URL: query strings hold ids and e-mail addresses. */
export function logCalls(app: FastifyInstance): void {
  afterCall(app, (request, reply, status) => {
    const fields: LogFields = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[levelOf(request.routeOptions.url)](fields, 'call');
  });
}
