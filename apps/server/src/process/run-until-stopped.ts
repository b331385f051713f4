import type { Logger } from 'pino';

/** A part of the product that runs in a process of its own. */
interface Running {
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** Stops the part and then the process, on a signal or when the parent process ends. */
export async function runUntilStopped<Part extends Running>(
  starting: Promise<Part>,
  logger: Logger,
): Promise<Part> {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    // A failed start ends the process by itself.
    await (await starting).stop();
    process.exit(0);
  };
  // Registered before the first await: a signal during the start of the database would leave it running.
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
