import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Config } from '@funnel/server/config';
import { supervisePostgres } from '@funnel/server/db/supervise-postgres';
import { createLogger } from '@funnel/server/logger';
import type { HotPayload } from 'vite';
import { HOST_PATHS } from './ask-host.ts';

/** The database and Vite, which survive a restart of the server. Servers reach them by a socket. */
export async function startHost(config: Config, onChange: (file: string) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'funnel-dev-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const socket = path.join(folder, 'host');
  const http = createServer().listen(socket);
  await once(http, 'listening');
  const database = startDatabase(config);
  // Loaded lazily, so that a server can start meanwhile.
  const pages = import('./vite-pages.ts').then(({ vitePages }) => vitePages(http, onChange));

  const answers: Readonly<Record<string, (given: unknown) => Promise<unknown>>> = {
    [HOST_PATHS.database]: async () => (await database).url ?? null,
    [HOST_PATHS.documents]: async () => (await pages).documents(),
    [HOST_PATHS.invoke]: async (payload) => (await pages).invoke(payload as HotPayload),
    [HOST_PATHS.script]: async (file) => (await pages).script(file as string),
  };
  http.on('request', async (request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer) return (await pages).serve(request, response);
    try {
      response.end(JSON.stringify(await answer(await json(request))));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });

  return {
    socket,
    /** Rejects if one of them cannot start. */
    started: Promise.all([database, pages]),
    async stop(): Promise<void> {
      const [{ stop }, vite] = await Promise.all([database, pages]);
      await Promise.all([vite.close(), stop?.()]);
    },
  };
}

/** The embedded Postgres, unless DATABASE_URL is set. */
async function startDatabase(config: Config) {
  if (config.databaseUrl) return {};
  const { connection, stop } = await supervisePostgres(config, createLogger(config.logLevel));
  const url = new URL(`postgres://${connection.user}@localhost:${connection.port}/${connection.database}`);
  url.search = String(new URLSearchParams({ host: connection.host, sslmode: 'disable' }));
  return { url: url.href, stop };
}
