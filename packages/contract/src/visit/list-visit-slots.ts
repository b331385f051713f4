import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { visitMinutesSchema } from '@funnel/domain/visit/visit-minutes';
import { defineEndpoint } from '../endpoint.ts';

const instant = z.iso.datetime({ offset: true });

export const listVisitSlotsEndpoint = defineEndpoint({
  path: '/api/v1/desk/visit-slots',
  summary:
    'Free times for a visit of one kind in one showroom, by date. Where planners are set up, one of them is free then.',
  capability: 'call.make',
  query: z.object({
    kind: z.enum(VISIT_KINDS),
    showroom: plainText(64),
    /** Only when this planner is free. */
    planner: plainText(64).optional(),
    /** By default as long as set for its kind. */
    minutes: z.coerce.number().pipe(visitMinutesSchema).optional(),
    /** A visit that is to be moved: its own time is free for it. */
    visitId: plainText(64).optional(),
  }),
  reply: z.object({
    data: z.object({
      minutes: z.int(),
      /** Date (YYYY-MM-DD) to its free times. */
      days: z.record(z.string(), z.array(z.object({ start: instant, end: instant }))),
    }),
  }),
  errors: ['NOT_FOUND'],
});
