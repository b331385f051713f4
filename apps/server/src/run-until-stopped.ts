import type { Logger } from 'pino';

/** A part of the product that runs in a process of its own. */
interface Running {
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** Stops what runs, and then the process, with a signal or once the process that started it is gone. */
export async function runUntilStopped<Part extends Running>(
  starting: Promise<Part>,
  logger: Logger,
): Promise<Part> {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    // A start that fails ends the process itself.
    await (await starting).stop();
    process.exit(0);
  };
  // Before anything is awaited: a signal that comes while the database starts would leave it running.
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('disconnect', () => stop('parent gone'));

  const running = await starting;
  try {
    await running.ready;
  } catch (error) {
    await running.stop();
    throw error;
  }
  return running;
}
