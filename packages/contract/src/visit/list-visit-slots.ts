import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { defineEndpoint } from '../endpoint.ts';

const instant = z.iso.datetime({ offset: true });

export const listVisitSlotsEndpoint = defineEndpoint({
  path: '/api/v1/desk/visit-slots',
  summary: 'Free times for a visit of one kind with the planners of one showroom, by date.',
  capability: 'call.make',
  query: z.object({ kind: z.enum(VISIT_KINDS), showroom: plainText(64) }),
  reply: z.object({
    data: z.object({
      minutes: z.int(),
      /** Date (YYYY-MM-DD) to its free times. */
      days: z.record(z.string(), z.array(z.object({ start: instant, end: instant }))),
    }),
  }),
  errors: ['NOT_FOUND'],
});
