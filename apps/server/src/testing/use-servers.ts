import { afterEach } from 'vitest';
import { type SpawnedServer, spawnServer, stopServer } from './spawn-server.ts';

/** Servers in their own processes, stopped after each test. */
export function useServers() {
  const started: Pick<SpawnedServer, 'process' | 'ended'>[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map(stopServer));
  });
  return {
    /** Tests that launch a server themselves add it here. */
    started,
    async serve(environment: Record<string, string>, shell = ''): Promise<SpawnedServer> {
      const server = await spawnServer({ LOG_LEVEL: 'error', ...environment }, shell);
      started.push(server);
      return server;
    },
  };
}
