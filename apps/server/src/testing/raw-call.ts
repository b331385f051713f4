import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface RawCall {
  readonly path: string;
  readonly body: string;
  /** How much of the body is sent. */
  readonly sent: number;
}

/** Sends a POST by hand, all of it or a part, and leaves the connection open. */
export async function sendRaw(origin: string, { path, body, sent }: RawCall): Promise<Socket> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // The server may end the connection at any time.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const bytes = Buffer.from(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(bytes.subarray(0, sent));
  return socket;
}
