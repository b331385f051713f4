import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Connection, Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { describeError } from '../logger.ts';
import { listEvents, listWritersLeft, type NumberedEvent, readHorizon } from './event-feed.queries.ts';
import { FeedReader } from './feed-reader.ts';

const PAGE = 100;
/** Writers take milliseconds; whoever takes longer is asked for less and less often. */
const LOOK_AGAIN_MS = 10;
const LONGEST_PAUSE_MS = 500;
const HELD_BACK_MS = 10_000;
/** Finds what no notification told of, as behind a pooler that knows none. */
const POLL_MS = 10_000;

interface FeedParts {
  readonly db: Database;
  readonly connection: Connection;
  readonly logger: Logger;
}

export interface EventFeed {
  /**
   * Every event after a number, those of the past first, then each as it happens; without a number from now on. Ends with
   * the signal, or where the pages are not taken as fast as they come.
   */
  follow(after: number | undefined, gone: AbortSignal): Promise<AsyncIterable<FeedPage>>;
  stop(): Promise<void>;
}

export interface FeedPage {
  readonly events: readonly NumberedEvent[];
  /** How far the reader is now. */
  readonly upTo: number;
}

/**
 * Reads new events once for all who follow them here. A number may be seen before a lower one whose transaction commits
 * later. So it tells of nothing above `settled`: up to there every transaction that was given a number has ended.
 */
export function eventFeed({ db, connection, logger }: FeedParts, pollMs = POLL_MS): EventFeed {
  const readers = new Set<FeedReader>();
  const stopping = new AbortController();
  let settled: number | undefined;
  let latest = Promise.resolve();
  let queued: Promise<void> | undefined;
  let listener: ReturnType<typeof listen> | undefined;
  let poll: NodeJS.Timeout | undefined;

  /** Resolves once a look that began after this call is done: however many ask, one goes on and one waits. */
  function look(): Promise<void> {
    queued ??= latest
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return goOn();
      });
    latest = queued;
    return latest;
  }

  async function goOn(): Promise<void> {
    if (stopping.signal.aborted) return;
    const { top, writers } = await readHorizon(db);
    await waitFor(writers);
    // They have written more than could be seen, and may have left it to another to tell of it.
    if (writers.length > 0) lookSoon();

    for (settled ??= top; settled < top; ) {
      const events = await listEvents(db, { after: settled, upTo: top, limit: PAGE });
      settled = events.length < PAGE ? top : (events.at(-1)?.sequence ?? top);
      for (const reader of readers) reader.push(events);
    }
  }

  async function waitFor(writers: readonly string[]): Promise<void> {
    let waitedMs = 0;
    for (let left = writers; left.length > 0; left = await listWritersLeft(db, left)) {
      const pauseMs = Math.min(LONGEST_PAUSE_MS, LOOK_AGAIN_MS + waitedMs);
      await sleep(pauseMs, undefined, { signal: stopping.signal });
      const isLong = waitedMs < HELD_BACK_MS && waitedMs + pauseMs >= HELD_BACK_MS;
      if (isLong) logger.warn({ reason: `${left.length} transactions` }, 'live events are held back');
      waitedMs += pauseMs;
    }
  }

  const report = (error: unknown) => {
    if (!stopping.signal.aborted) logger.warn({ error: describeError(error) }, 'live events not read');
  };
  const lookSoon = () => void look().catch(report);

  /** Not before somebody follows: until then it costs neither connection nor query. */
  function start(): void {
    listener ??= listen({ connection, channel: 'event', onTold: lookSoon, onLost: report });
    poll ??= setInterval(lookSoon, pollMs).unref();
  }

  async function* read(reader: FeedReader, after: number, from: number): AsyncGenerator<FeedPage> {
    try {
      yield { events: [], upTo: after };
      for (let upTo = after; upTo < from; ) {
        const events = await listEvents(db, { after: upTo, upTo: from, limit: PAGE });
        upTo = events.length < PAGE ? from : (events.at(-1)?.sequence ?? from);
        yield { events, upTo };
      }
      for await (const events of reader) yield { events, upTo: events.at(-1)?.sequence ?? from };
    } finally {
      readers.delete(reader);
    }
  }

  return {
    async follow(after, gone) {
      start();
      // A higher number comes from a server that is a little ahead, or from another database.
      if (settled === undefined || after === undefined || after > settled) await look();
      const from = settled ?? 0;
      const reader = new FeedReader();
      readers.add(reader);
      gone.addEventListener('abort', () => reader.end());
      return read(reader, Math.min(after ?? from, from), from);
    },
    async stop() {
      stopping.abort();
      clearInterval(poll);
      for (const reader of readers) reader.end();
      await listener?.close();
      await latest.catch(() => undefined);
    },
  };
}
