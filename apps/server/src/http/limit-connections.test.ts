import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { IS_QUICK } from '../testing/fault-size.ts';
import { useTestApp } from '../testing/test-app.ts';
import { clientList } from './client-list.ts';
import { endUnreadable, HEADER_LIMITS, limitConnections } from './limit-connections.ts';

const MAX_CONNECTIONS = 5;
const HEADERS_TIMEOUT_MS = 300;

const log: string[] = [];
const logger = createLogger('warn', { write: (line) => void log.push(line) });

const loggerInstance: FastifyBaseLogger = logger;
/** A small server with the same limits but a shorter timeout. */
const app = fastify({
  loggerInstance,
  http: { ...HEADER_LIMITS, headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 50 },
  clientErrorHandler: endUnreadable(logger),
});
let port = 0;

beforeAll(async () => {
  limitConnections(app, { perClient: MAX_CONNECTIONS, isUnlimited: () => false });
  app.get('/', async () => ({ ok: true }));
  app.post('/', async ({ body }) => ({ got: body }));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** A raw TCP connection, and everything it received. */
async function open(to: number) {
  const socket = connect({ port: to, host: '127.0.0.1' });
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([once(socket, 'connect'), closed]);
  return { socket, closed, text: () => text };
}

/** Sends headers slowly until the server closes the connection (slowloris). */
async function trickle(socket: Socket, everyMs: number): Promise<void> {
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
  for (let n = 0; !socket.destroyed && socket.writable; n++) {
    socket.write(`x-${n}: 1\r\n`);
    await sleep(everyMs);
  }
}

const events = (name: string) => log.filter((line) => line.includes(`"event":"${name}"`)).length;

describe('headers', () => {
  test('that trickle in are cut, and the log says so', async () => {
    const before = events('slow-headers-cut');
    const { socket, closed, text } = await open(port);
    await trickle(socket, 20);
    await closed;
    expect(text()).toMatch(/^HTTP\/1.1 400 .*"code":"INVALID_INPUT"/s);
    expect(events('slow-headers-cut')).toBe(before + 1);
  });

  test('that never come are not waited for', async () => {
    const { closed } = await open(port);
    await closed;
  });

  test('have a timeout that does not cover the body', async () => {
    const { socket, closed, text } = await open(port);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n');
    socket.write('content-type: application/json\r\ncontent-length: 20\r\n\r\n');
    const startedAt = performance.now();
    const body = JSON.stringify({ a: 'slowly sent' }).padEnd(20);
    for (const letter of body.slice(0, -1)) {
      socket.write(letter);
      await sleep(30);
    }
    while (performance.now() - startedAt < 2 * HEADERS_TIMEOUT_MS) await sleep(20);
    socket.write(body.slice(-1));
    await closed;
    expect(text()).toContain('"got":{"a":"slowly sent"}');
  });

  test.each([
    ['of more than 16 KB', `x: ${'y'.repeat(17 * 1024)}\r\n`],
    ['more than a hundred', Array.from({ length: 101 }, (_, n) => `x-${n}: 1\r\n`).join('')],
  ])('%s are refused', async (_case, headers) => {
    const { socket, closed, text } = await open(port);
    socket.write(`GET / HTTP/1.1\r\nhost: x\r\n${headers}\r\n`);
    await closed;
    expect(text()).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('connections', () => {
  test('of one address are limited, and a closed connection makes room', async () => {
    const before = events('too-many-connections');
    const held = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, () => open(port)));
    await (await open(port)).closed;
    expect(events('too-many-connections')).toBe(before + 1);
    for (const { socket } of held) socket.destroy();
    const ask = async () => {
      const { socket, closed, text } = await open(port);
      socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      await closed;
      return text();
    };
    await expect.poll(ask).toMatch(/^HTTP\/1.1 200 /);
  });

  /** The indexes of the connections that are closed at once. */
  function refused(addresses: readonly string[], perClient: number | undefined): number[] {
    const server = Object.assign(new EventEmitter(), { maxHeadersCount: 0 });
    const isUnlimited = clientList(['192.0.2.0/24']);
    limitConnections({ server, log: logger } as unknown as FastifyInstance, { perClient, isUnlimited });
    const ended: number[] = [];
    for (const [index, remoteAddress] of addresses.entries()) {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => ended.push(index) });
      server.emit('connection', socket);
    }
    return ended;
  }

  test.each([
    ['one address', ['203.0.113.1', '203.0.113.1', '203.0.113.1'], [2]],
    ['one address, written in two ways', ['203.0.113.1', '::ffff:203.0.113.1', '203.0.113.1'], [2]],
    ['one network of IPv6', ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'], [2]],
    ['several addresses', ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.2'], []],
    ['a listed client', ['192.0.2.1', '192.0.2.1', '192.0.2.1'], []],
  ])('of %s: two stay', (_case, addresses, ended) => {
    expect(refused(addresses, 2)).toEqual(ended);
  });

  test('from a proxy in front are not counted', () => {
    expect(refused(Array(500).fill('10.0.0.1'), undefined)).toEqual([]);
  });
});

describe('the product', () => {
  const product = useTestApp();

  test('has these limits, and lets an upload take ten minutes', () => {
    expect(product.server()).toMatchObject({
      headersTimeout: HEADER_LIMITS.headersTimeout,
      maxHeadersCount: 100,
      requestTimeout: 11 * 60 * 1000,
    });
  });

  if (!IS_QUICK)
    test('cuts trickling headers', async () => {
      const { socket, closed } = await open(Number(new URL(product.origin).port));
      const startedAt = performance.now();
      await trickle(socket, 500);
      await closed;
      expect(performance.now() - startedAt).toBeLessThan(20_000);
    });
});
