import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorReply } from '@funnel/contract/error-code';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { tellSecurityEvent } from '../security-event.ts';
import { clientAddressOf } from './client-address.ts';
import { clientNetwork } from './client-network.ts';

/**
 * Until its headers are there, a call has cost nothing but its place, and Node would keep that for a minute and a half.
 * Bodies have limits of their own (limitBodies).
 */
export const HEADER_LIMITS = {
  headersTimeout: 10_000,
  /** How often Node looks for those that are too slow. */
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

const MAX_HEADERS = 100;

const UNREADABLE: ErrorReply = { code: 'INVALID_INPUT', message: 'The request cannot be read.' };

interface ConnectionLimits {
  /** At once, from one address or IPv6 network; undefined where a proxy in front makes all of them. */
  readonly perClient: number | undefined;
  readonly isUnlimited: (clientAddress: string) => boolean;
}

/** Lets one address hold so many connections and no more: everybody else has to find a place, too. */
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

/** Ends what never became a call. Nobody may be there to read the answer. */
export function endUnreadable(logger: Logger) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') tellSecurityEvent(logger, 'slow-headers-cut');
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const body = JSON.stringify(UNREADABLE);
    const head = ['HTTP/1.1 400 Bad Request', 'connection: close', 'content-type: application/json'];
    socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'), () =>
      socket.destroy(),
    );
  };
}
