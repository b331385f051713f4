import { DESK_TOPICS } from '@funnel/domain/event/desk-topic';
import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { EVENT_TYPES } from './event.ts';
import { positionSchema } from './follow-events.ts';

/** What to reload, without content: an enquiry, or a topic of the desk, such as the hours or the team. */
export const deskChangeSchema = z.union([
  z.object({ type: z.enum(EVENT_TYPES), enquiryId: z.string() }),
  z.object({ topic: z.enum(DESK_TOPICS) }),
]);
export type DeskChange = z.output<typeof deskChangeSchema>;

export const followChangesEndpoint = defineEndpoint({
  path: '/api/v1/desk/changes',
  summary:
    'Tells the desk what has changed, as server-sent events. They carry no personal data. It goes on behind Last-Event-ID or `after`, as the feed of events does.',
  capability: 'desk.use',
  query: z.object({ after: positionSchema.optional() }),
  replyAs: 'stream',
  reply: deskChangeSchema,
});
