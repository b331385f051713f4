import { Agent, request } from 'node:http';

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers by status; 0 where there was none. */
  readonly statuses: ReadonlyMap<number, number>;
}

interface LoadOptions {
  readonly clients: number;
  readonly seconds: number;
}

/** A closed loop of clients: each starts the next act when its last one has ended. An act resolves with a status. */
export async function load(act: () => Promise<number>, { clients, seconds }: LoadOptions): Promise<Load> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  async function client(): Promise<void> {
    for (let begun = performance.now(); begun < endAt; ) {
      const status = await act().catch(() => 0);
      const ended = performance.now();
      times.push(ended - begun);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      begun = ended;
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  const took = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / took, p50Ms: quantile(0.5), p99Ms: quantile(0.99), statuses };
}

/** An HTTP client of one server with keep-alive. */
export function callerOf(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    call({ method, path, headers = {}, body }: Ask): Promise<number> {
      return new Promise((resolve, reject) => {
        const content = body === undefined ? {} : { 'content-type': 'application/json' };
        const call = request(
          origin + path,
          { method, agent, headers: { ...content, ...headers } },
          (reply) => {
            reply.on('end', () => resolve(reply.statusCode ?? 0)).on('error', reject);
            reply.resume();
          },
        );
        call.on('error', reject).end(body);
      });
    },
    close: () => agent.destroy(),
  };
}
