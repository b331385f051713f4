import { sharedQuery } from '../db/shared-query.ts';
import type { CallPlaces } from '../http/call-places.ts';
import { Refusal } from '../http/refusal.ts';
import { describeError } from '../log/logger.ts';
import type { Services } from '../services.ts';
import { proveWritable } from './heartbeat.queries.ts';

/** Probes of a cluster wait only a few seconds. */
const SPARING = { freshMs: 1_000, limitMs: 3_000 };

type Tools = Pick<Services, 'db' | 'isPrepared' | 'stopping' | 'now' | 'logger'> & {
  readonly places: Pick<CallPlaces, 'isUseless'>;
};

/**
 * Ready means that the database has its tables and queues and is writable, and that calls are answered: without that no
 * enquiry is stored.
 */
export function readyCheck(
  { db, isPrepared, stopping, now, logger, places }: Tools,
  sparing = SPARING,
): () => Promise<{ status: 'ok' }> {
  const prove = sharedQuery(() => proveWritable(db, now()), sparing);
  let isWritable = true;

  return async () => {
    if (!isPrepared()) throw new Refusal('UNAVAILABLE', 'The server is still starting.');
    if (stopping.aborted) throw new Refusal('UNAVAILABLE', 'The server is about to stop.');
    if (places.isUseless) throw new Refusal('UNAVAILABLE', 'Every call has been turned away for 30 seconds.');
    try {
      await prove();
      if (!isWritable) logger.info('the database can be written again');
      isWritable = true;
      return { status: 'ok' };
    } catch (error) {
      const { kind, code = kind } = describeError(error);
      if (isWritable) logger.warn({ code }, 'the database cannot be written');
      isWritable = false;
      throw new Refusal('UNAVAILABLE', 'The database cannot be written.');
    }
  };
}
