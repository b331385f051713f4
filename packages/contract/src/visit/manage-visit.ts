import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { visitMinutesSchema } from '@funnel/domain/visit/visit-minutes';
import { defineEndpoint } from '../endpoint.ts';

const id = plainText(64);
const instant = z.iso.datetime({ offset: true });

export const moveVisitEndpoint = defineEndpoint({
  path: '/api/v1/desk/visits/move',
  summary:
    'Moves a visit to another free time, another planner or another place; a cancelled one is agreed on again. What is left out stays. The customer is told by mail, and their calendar follows.',
  capability: 'enquiry.change',
  body: z.object({
    visitId: id,
    start: instant,
    /** null: whoever is free. */
    planner: id.nullable().optional(),
    minutes: visitMinutesSchema.optional(),
    visit: z.enum(VISIT_KINDS).optional(),
    showroom: id.optional(),
  }),
  errors: ['NOT_FOUND', 'SLOT_TAKEN', 'PLANNER_BUSY'],
});

export const cancelVisitEndpoint = defineEndpoint({
  path: '/api/v1/desk/visits/cancel',
  summary:
    'Cancels a visit and frees its seat. Doing it again is harmless. The customer is told by mail, and their calendar follows.',
  capability: 'enquiry.change',
  body: z.object({ visitId: id }),
  errors: ['NOT_FOUND'],
});
