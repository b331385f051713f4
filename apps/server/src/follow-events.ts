import { followEventsEndpoint } from '@funnel/contract/event/follow-events';
import { mayUse } from '@funnel/domain/access/capability';
import type { Principal } from '@funnel/domain/access/principal';
import { TOPIC_CAPABILITIES } from '@funnel/domain/event/desk-topic';
import type { FastifyInstance } from 'fastify';
import type { NumberedEvent } from './event/event-feed.queries.ts';
import { eventFeed, type FeedPage } from './event/event-feed.ts';
import { actorOf, recordStaffEvent } from './event/record-staff-event.ts';
import { registerStream } from './http/register-stream.ts';
import type { Services } from './services.ts';

/** The live feed: this server reads the events once for all its followers. */
export function answerWithEvents(app: FastifyInstance, services: Services): void {
  const feed = eventFeed(services);
  app.addHook('onClose', () => feed.stop());
  registerStream(app, followEventsEndpoint, services, async ({ by, query, lastEventId, gone }) => {
    if (by.kind === 'staff') await recordView(services, by.staffId);
    const after = lastEventId ?? query.after;
    const pages = await feed.follow(after === undefined ? undefined : Number(after), gone);
    return partsOf(pages, by);
  });
}

/** The events carry the personal data of every visitor. */
async function recordView({ db, now }: Services, staffId: string): Promise<void> {
  const data = { call: followEventsEndpoint.path };
  await recordStaffEvent(db, { type: 'data.viewed', actor: actorOf(staffId), happenedAt: now(), data });
}

async function* partsOf(pages: AsyncIterable<FeedPage>, by: Principal) {
  for await (const { events, upTo } of pages) {
    const told = events.filter((event) => isFor(by, event));
    const parts = told.map(({ sequence, event }) => ({ id: String(sequence), data: event }));
    // Sent even without events, so that a reconnecting reader knows where to resume.
    yield parts.length > 0 ? parts : [{ id: String(upTo) }];
  }
}

/** Of the desk itself everybody hears what their role may see, and what is about themselves. */
function isFor(by: Principal, { audience }: NumberedEvent): boolean {
  if (!audience) return true;
  const isOwn = by.kind === 'staff' && by.staffId === audience.staffId;
  return isOwn || mayUse(by, TOPIC_CAPABILITIES[audience.topic]);
}
