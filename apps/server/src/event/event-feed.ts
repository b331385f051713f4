import { setTimeout as sleep } from 'node:timers/promises';
import { type DeskTopic, isDeskTopic } from '@funnel/domain/event/desk-topic';
import type { Logger } from 'pino';
import type { Connection, Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { describeError } from '../log/logger.ts';
import { listEvents, listWritersLeft, type NumberedEvent, readHorizon } from './event-feed.queries.ts';
import { FeedReader } from './feed-reader.ts';

const PAGE = 100;
/** Writers take milliseconds. The longer one takes, the less often it is polled (backoff). */
const LOOK_AGAIN_MS = 10;
const LONGEST_PAUSE_MS = 500;
const HELD_BACK_MS = 10_000;
/** Finds events without a notification, for example behind a connection pooler without LISTEN. */
const POLL_MS = 10_000;

interface FeedParts {
  readonly db: Database;
  readonly connection: Connection;
  readonly logger: Logger;
}

export interface EventFeed {
  /**
   * Every event after a number: first past events, then each new one. Without a number, only new ones. Ends with the
   * signal, or if the reader is too slow.
   */
  follow(after: number | undefined, gone: AbortSignal): Promise<AsyncIterable<FeedPage>>;
  stop(): Promise<void>;
}

interface FeedPage {
  readonly events: readonly NumberedEvent[];
  /** The number up to which the reader has read. */
  readonly upTo: number;
}

/**
 * Reads new events once for all followers of this server. A number may become visible before a lower one whose
 * transaction commits later. So nothing above `settled` is passed on: up to there, every transaction with a number has
 * ended.
 */
export function eventFeed({ db, connection, logger }: FeedParts, pollMs = POLL_MS): EventFeed {
  const readers = new Set<FeedReader>();
  const stopping = new AbortController();
  let settled: number | undefined;
  let latest = Promise.resolve();
  let queued: Promise<void> | undefined;
  let listener: ReturnType<typeof listen> | undefined;
  let poll: NodeJS.Timeout | undefined;

  /** Resolves once a read that began after this call is done. For any number of callers one read runs and one waits. */
  function readNew(): Promise<void> {
    queued ??= latest
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return readOn();
      });
    latest = queued;
    return latest;
  }

  async function readOn(): Promise<void> {
    if (stopping.signal.aborted) return;
    const { top, writers } = await readHorizon(db);
    await waitFor(writers);
    // These transactions may have written more than was visible, without a notification of their own.
    if (writers.length > 0) readSoon();

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
  const readSoon = () => void readNew().catch(report);

  /** For changes without a stored event: only connected readers get them. A reconnect reloads everything. */
  function tell(topic: DeskTopic): void {
    for (const reader of readers) reader.push([{ sequence: settled ?? 0, topic }]);
  }

  /** Starts lazily: without followers it costs no connection and no query. */
  function start(): void {
    const onTold = (payload?: string) => (isDeskTopic(payload) ? tell(payload) : readSoon());
    listener ??= listen({ connection, channel: 'event', onTold, onLost: report });
    poll ??= setInterval(readSoon, pollMs).unref();
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
      // A higher number comes from a server that is slightly ahead, or from another database.
      if (settled === undefined || after === undefined || after > settled) await readNew();
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
