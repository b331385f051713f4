import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

export const chooseShowroomEndpoint = defineEndpoint({
  path: '/api/v1/showroom-choices',
  summary: 'Keeps with an enquiry which showroom the visitor prefers; the last choice counts.',
  capability: 'enquiry.add',
  limits: ['showroomChoicesOfClient', 'showroomChoicesOfEnquiry'],
  body: z.object({
    enquiryId: plainText(64),
    /** The code of one of the retailer's showrooms. */
    showroom: plainText(40),
  }),
  reply: z.object({ data: z.object({ enquiryId: z.string(), showroom: z.string() }) }),
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});
