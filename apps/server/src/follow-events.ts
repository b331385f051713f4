import { followEventsEndpoint } from '@funnel/contract/event/follow-events';
import type { FastifyInstance } from 'fastify';
import { eventFeed, type FeedPage } from './event/event-feed.ts';
import { registerStream } from './http/register-stream.ts';
import type { Services } from './services.ts';

/** The live feed: this server reads the events once for all its followers. */
export function answerWithEvents(app: FastifyInstance, services: Services): void {
  const feed = eventFeed(services);
  app.addHook('onClose', () => feed.stop());
  registerStream(app, followEventsEndpoint, services, async ({ query, lastEventId, gone }) => {
    const after = lastEventId ?? query.after;
    const pages = await feed.follow(after === undefined ? undefined : Number(after), gone);
    return partsOf(pages);
  });
}

async function* partsOf(pages: AsyncIterable<FeedPage>) {
  for await (const { events, upTo } of pages) {
    const parts = events.map(({ sequence, event }) => ({ id: String(sequence), data: event }));
    // Sent even without events, so that a reconnecting reader knows where to resume.
    yield parts.length > 0 ? parts : [{ id: String(upTo) }];
  }
}
