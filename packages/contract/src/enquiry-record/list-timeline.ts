import { ACTOR_KINDS } from '@funnel/domain/event/actor';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { EVENT_TYPES } from '../event/event.ts';
import { eventDataSchema } from '../event/event-data.ts';

const MAX_PAGE = 100;

export const listTimelineEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiry/timeline',
  summary: 'What happened to one enquiry and who did it, the newest first, in pages.',
  capability: 'enquiry.read',
  shows: 'asked',
  query: z.object({
    enquiryId: plainText(64),
    /** Cursor: the `next` of the previous page. */
    before: z
      .string()
      .regex(/^\d{1,15}$/, 'must be the cursor of a page')
      .optional(),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
  }),
  reply: z.object({
    data: z.object({
      events: z.array(
        z.object({
          eventId: z.string(),
          type: z.enum(EVENT_TYPES),
          happenedAt: z.iso.datetime({ offset: true }),
          actor: z.enum(ACTOR_KINDS),
          /** The name of the staff member at that time. */
          by: z.string().nullable(),
          /** The same for the new assignee. */
          assignee: z.string().nullable(),
          change: eventDataSchema.shape.change,
          appointment: eventDataSchema.shape.appointment,
          /** The names of files that were added or withdrawn. */
          files: z.array(z.string()),
          note: z.string().nullable(),
          isUndone: z.boolean(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
});
