import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { describeError } from '../log/logger.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

const RESTART_PAUSE_MS = 1_000;

export interface KeptPostgres {
  readonly connection: EmbeddedPostgres['connection'];
  stop(): Promise<void>;
}

/** The embedded Postgres, restarted whenever it is lost. The pool reconnects by the same socket. */
export async function supervisePostgres(config: Config, logger: Logger): Promise<KeptPostgres> {
  const options = { dataDir: config.dataDir, holder: `process ${process.pid}, port ${config.port}` };
  let current = await startEmbeddedPostgres(options);
  const stopping = new AbortController();
  const stopRequested = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });

  async function restartWhenLost(): Promise<void> {
    for (;;) {
      await Promise.race([current.lost, stopRequested]);
      if (stopping.signal.aborted) return;
      logger.error({ reason: 'postgres is gone' }, 'starting the database again');
      try {
        current = await startEmbeddedPostgres(options);
      } catch (error) {
        logger.error({ error: describeError(error) }, 'the database does not start');
        await sleep(RESTART_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
  const watching = restartWhenLost();

  return {
    connection: current.connection,
    async stop() {
      stopping.abort();
      // A running restart has to finish first, or its Postgres would be left running.
      await watching;
      await current.stop();
    },
  };
}
