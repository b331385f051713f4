import type { FedEvent } from '@funnel/contract/event/event';
import { followEventsEndpoint } from '@funnel/contract/event/follow-events';
import { openStream, type StreamOptions } from '@funnel/contract/open-stream';
import type { StreamPart } from '@funnel/contract/stream-text';
import { vi } from 'vitest';
import { replyOf } from './customer-browser.ts';

/** Opens the live feed and collects its events. */
export async function openFeed(origin: string, options: StreamOptions<{ after?: string }>) {
  const leaving = new AbortController();
  return openStream(
    async (url, init) => {
      const answer = await fetch(url, { ...init, signal: leaving.signal });
      const texts = () => {
        if (!answer.body) throw new Error('an answer without a body');
        return answer.body.pipeThrough(new TextDecoderStream());
      };
      return Object.assign(answer, { texts });
    },
    origin,
    followEventsEndpoint,
    options,
  ).then((outcome) => ({ outcome, leave: () => leaving.abort() }));
}

export async function followEvents(origin: string, options: StreamOptions<{ after?: string }>) {
  const { outcome, leave } = await openFeed(origin, options);
  const parts: StreamPart<FedEvent>[] = [];
  const ended = (async () => {
    for await (const part of replyOf(outcome)) parts.push(part);
  })().catch(() => undefined);
  const events = () => parts.flatMap(({ data }) => (data ? [data] : []));
  return {
    parts,
    events,
    /** Also settles when the connection breaks. */
    ended,
    leave,
    lastId: () => parts.at(-1)?.id ?? '',
    /** Waits until this many events have come in total. */
    until: (count: number) =>
      vi.waitFor(
        () => {
          if (events().length < count) throw new Error(`${events().length} of ${count} events have come`);
        },
        { timeout: 60_000, interval: 10 },
      ),
  };
}
