import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';

/** A running proxy, from a visitor's view. */
export interface RunningProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Its self-signed certificate. */
  readonly certificate: string;
}

/** The name in the example configurations. */
export const HOST = 'kitchen.example';

interface Call {
  readonly path: string;
  readonly method?: string;
  /** The calling address: each of 127.0.0.0/8 is another visitor. */
  readonly from?: string;
  readonly headers?: Record<string, string | number>;
  readonly body?: Buffer | string;
}

/** Calls the product by TLS; resolves once the response starts. */
export function callThrough({ httpsPort, certificate }: RunningProxy, call: Call): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: httpsPort,
      servername: HOST,
      ca: certificate,
      agent: false,
      localAddress: call.from ?? '127.0.0.1',
      path: call.path,
      method: call.method ?? 'GET',
      headers: { host: HOST, ...call.headers },
    });
    outgoing.on('response', resolve);
    // After the response this only means that the rest of a refused body is not read.
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

export async function textOf(answer: IncomingMessage): Promise<string> {
  return Buffer.concat(await answer.toArray()).toString();
}
