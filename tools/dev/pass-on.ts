import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { hostSocket } from './ask-host.ts';

/** Proxies to dev-host.ts, including the connections of hot reload. */
export function passOn() {
  const upgraded = new Set<Duplex>();
  const passed = ({ url, method, headers }: IncomingMessage) =>
    ask({ ...hostSocket(), path: url, method, headers });

  return {
    request(request: IncomingMessage, response: ServerResponse): void {
      const asked = passed(request);
      asked.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.on('error', () => response.destroy());
      request.pipe(asked);
    },

    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const asked = passed(request);
      asked.on('upgrade', ({ rawHeaders }, other, first) => {
        const lines = rawHeaders.map((text, index) => (index % 2 === 0 ? `\r\n${text}: ` : text));
        socket.write(`HTTP/1.1 101 Switching Protocols${lines.join('')}\r\n\r\n`);
        socket.write(first);
        other.write(head);
        socket.pipe(other).pipe(socket);
        upgraded.add(socket);
        for (const end of [socket, other])
          end
            .on('error', () => undefined)
            .on('close', () => {
              upgraded.delete(socket);
              socket.destroy();
              other.destroy();
            });
      });
      asked.on('response', () => socket.destroy());
      asked.on('error', () => socket.destroy());
      asked.end();
    },

    /** Closes the connections of hot reload, which would block shutdown. */
    close(): void {
      for (const socket of upgraded) socket.destroy();
    },
  };
}
