import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

const id = plainText(64);
const instant = z.iso.datetime({ offset: true });

export const moveVisitEndpoint = defineEndpoint({
  path: '/api/v1/desk/visits/move',
  summary:
    'Moves a visit to another free time in the same showroom; a cancelled one is agreed on again. The customer is told by mail, and their calendar follows.',
  capability: 'enquiry.change',
  body: z.object({ visitId: id, start: instant }),
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
