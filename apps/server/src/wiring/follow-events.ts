import { type DeskChange, followChangesEndpoint } from '@funnel/contract/event/follow-changes';
import { followEventsEndpoint } from '@funnel/contract/event/follow-events';
import type { StreamPart } from '@funnel/contract/stream-text';
import { mayUse } from '@funnel/domain/access/capability';
import type { Staff } from '@funnel/domain/access/principal';
import { TOPIC_CAPABILITIES } from '@funnel/domain/event/desk-topic';
import type { FastifyInstance } from 'fastify';
import type { NumberedEvent } from '../event/event-feed.queries.ts';
import { eventFeed } from '../event/event-feed.ts';
import { registerStream, type StreamCall } from '../http/register-stream.ts';
import type { Services } from '../services.ts';

type Following = Pick<StreamCall<{ after?: string | undefined }, never>, 'query' | 'lastEventId' | 'gone'>;

/** The live feed, for programs and for the desk: the server reads events once for all followers. */
export function answerWithEvents(app: FastifyInstance, services: Services): void {
  const feed = eventFeed(services);
  app.addHook('onClose', () => feed.stop());

  async function follow<Data>(
    { query, lastEventId, gone }: Following,
    dataOf: (event: NumberedEvent) => Data | undefined,
  ): Promise<AsyncIterable<StreamPart<Data>[]>> {
    const after = lastEventId ?? query.after;
    const pages = await feed.follow(after === undefined ? undefined : Number(after), gone);
    return (async function* () {
      for await (const { events, upTo } of pages) {
        const parts = events.flatMap((event) => {
          const data = dataOf(event);
          return data === undefined ? [] : [{ id: String(event.sequence), data }];
        });
        // Sent even without events, so that a reconnecting reader knows where to resume.
        yield parts.length > 0 ? parts : [{ id: String(upTo) }];
      }
    })();
  }

  registerStream(app, followEventsEndpoint, services, (call) =>
    follow(call, (numbered) => ('event' in numbered ? numbered.event : undefined)),
  );
  registerStream(app, followChangesEndpoint, services, (call) =>
    follow(call, (numbered) => changeFor(call.by, numbered)),
  );
}

/** Topics of the desk go to the roles that may see them, and to the person concerned. */
function changeFor(by: Staff, numbered: NumberedEvent): DeskChange | undefined {
  if ('event' in numbered) return { type: numbered.event.type, enquiryId: numbered.event.data.enquiryId };
  const { topic, staffId } = numbered;
  return by.staffId === staffId || mayUse(by, TOPIC_CAPABILITIES[topic]) ? { topic } : undefined;
}
