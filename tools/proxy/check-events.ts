import { once } from 'node:events';
import { createServer } from 'node:http';
import { callThrough, type RunningProxy } from './call-through.ts';
import { expectEqual } from './expect-equal.ts';

const HELD_BACK_MS = 10_000;

export interface EventServer {
  readonly port: number;
  /** Resolves when the listener has disconnected. */
  readonly left: Promise<void>;
  close(): void;
}

/** A server that sends one event and then nothing. */
export async function serveOneEvent(): Promise<EventServer> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    response.on('close', leave);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('data: first\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  function close(): void {
    server.closeAllConnections();
    server.close();
  }
  return { port, left, close };
}

/** An event arrives while the response is open, and the server notices the disconnect. */
export async function checkEvents(proxy: RunningProxy, events: EventServer): Promise<string> {
  const signal = AbortSignal.timeout(HELD_BACK_MS);
  const answer = await callThrough(proxy, { path: '/events', headers: { accept: 'text/event-stream' } });
  const [event] = await once(answer, 'data', { signal });
  answer.destroy();
  expectEqual('the event', String(event), 'data: first\n\n');
  const timeout = once(signal, 'abort').then(() => 'not told');
  expectEqual('that the listener left', (await Promise.race([events.left, timeout])) ?? 'told', 'told');
  return 'arrive at once; leaving is told';
}
