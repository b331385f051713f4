import { enquirySchema, enquirySchemaWith } from '@funnel/domain/enquiry/enquiry-schema';
import { defineEndpoint } from '../endpoint.ts';
import { leadReply } from './lead-reply.ts';

export const submitEnquiryEndpoint = defineEndpoint({
  path: '/api/v1/funnel-enquiries',
  summary: 'Takes an enquiry from the funnel. Answered only once it is stored.',
  capability: 'enquiry.send',
  limits: ['enquiriesOfClient', 'enquiriesOfContact'],
  body: enquirySchema,
  bodyWith: enquirySchemaWith,
  reply: leadReply,
  errors: ['IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});
