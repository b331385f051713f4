import { type RequestOptions, request } from 'node:http';
import { json, text } from 'node:stream/consumers';

/** The endpoints of dev-host.ts in addition to Vite's. */
export const HOST_PATHS = {
  database: '/@host/database',
  documents: '/@host/documents',
  invoke: '/@host/invoke',
  script: '/@host/script',
} as const;

/** The module that renders the pages. */
export const RENDER = '/apps/funnel/src/render.tsx';

/** The other data that a server needs to serve the pages. */
export interface Documents {
  readonly template: string;
  readonly apps: readonly (readonly [string, { readonly template: string; readonly nonce: string }])[];
  readonly nonce: string;
}

/** The address of dev-host.ts. */
export const hostSocket = (): RequestOptions => ({ socketPath: process.env['DEV_HOST'] ?? '' });

export async function askHost<Answer>(path: string, body?: unknown): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asked = request({ ...hostSocket(), path, method: 'POST' }, async (response) => {
    if (response.statusCode === 200) resolve((await json(response)) as Answer);
    else reject(new Error(await text(response)));
  });
  asked.on('error', reject).end(JSON.stringify(body ?? null));
  return promise;
}
