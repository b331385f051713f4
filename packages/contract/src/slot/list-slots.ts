import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

const instant = z.iso.datetime({ offset: true });

export const listSlotsEndpoint = defineEndpoint({
  path: '/api/v1/datepickers/available',
  summary: 'Lists the times at which a call can still be had: date to slots, and their length in minutes.',
  capability: 'slot.read',
  limits: 'none',
  reply: z.object({
    data: z.object({
      availableSlots: z.record(z.string(), z.array(z.object({ start: instant, end: instant }))),
      duration: z.number(),
    }),
  }),
  sharedSeconds: 1,
});
