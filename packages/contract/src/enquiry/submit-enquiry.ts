import { enquirySchema } from '@funnel/domain/enquiry/enquiry-schema';
import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

export const submitEnquiryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/funnel-enquiries',
  summary: 'Takes an enquiry from the funnel. Answered only once it is stored.',
  capability: 'enquiry.send',
  body: enquirySchema,
  reply: z.object({
    data: z.object({ enquiryId: z.string(), kitchenId: z.string(), email: z.string() }),
  }),
  errors: ['INVALID_INPUT', 'IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS'],
  repeatable: true,
});
