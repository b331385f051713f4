import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { fedEventSchema } from './event.ts';

/** A number that a client received as the id of an event. */
export const positionSchema = z.string().regex(/^\d{1,15}$/, 'must be the id of an event in this stream');

export const followEventsEndpoint = defineEndpoint({
  path: '/api/v1/events',
  summary:
    'Tells of every event as it happens, as server-sent events. Each has an id; with the last one in Last-Event-ID, or in `after` where no header can be set, it goes on behind that, and nothing is left out. With neither it begins now.',
  capability: 'event.read',
  limits: 'own',
  query: z.object({ after: positionSchema.optional() }),
  replyAs: 'stream',
  reply: fedEventSchema,
});
