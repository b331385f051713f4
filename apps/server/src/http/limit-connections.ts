import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE, problemOf } from '@funnel/contract/problem';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { tellSecurityEvent } from '../log/security-event.ts';
import { clientAddressOf } from './client-address.ts';
import { clientNetwork } from './client-network.ts';

/**
 * Against slowloris: a call without complete headers only occupies a connection, and Node would keep it for a minute
 * and a half. Bodies have their own limits (limitBodies).
 */
export const HEADER_LIMITS = {
  headersTimeout: 10_000,
  /** How often Node checks for connections that are too slow. */
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

const MAX_HEADERS = 100;

const UNREADABLE = problemOf({ code: 'INVALID_INPUT', message: 'The request cannot be read.' });

interface ConnectionLimits {
  /** The limit per address or IPv6 network; undefined behind a proxy, which opens all connections. */
  readonly perClient: number | undefined;
  readonly isUnlimited: (clientAddress: string) => boolean;
}

/** Limits the connections of one address, so that it cannot exhaust them. */
export function limitConnections(app: FastifyInstance, { perClient, isUnlimited }: ConnectionLimits): void {
  app.server.maxHeadersCount = MAX_HEADERS;
  if (perClient === undefined) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = clientAddressOf({ ip: socket.remoteAddress ?? '' });
    if (isUnlimited(address)) return;
    const client = clientNetwork(address);
    const count = (open.get(client) ?? 0) + 1;
    if (count > perClient) {
      tellSecurityEvent(app.log, 'too-many-connections');
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

/** Answers input that is not valid HTTP with 400 and closes the connection. The client may be gone already. */
export function endUnreadable(logger: Logger) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') tellSecurityEvent(logger, 'slow-headers-cut');
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(UNREADABLE);
    const head = ['HTTP/1.1 400 Bad Request', 'connection: close', `content-type: ${PROBLEM_TYPE}`];
    socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'), () =>
      socket.destroy(),
    );
  };
}
