import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { enquiryFilterShape } from './enquiry-filter.ts';

export const exportEnquiriesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/desk/enquiries/export',
  summary:
    'All enquiries that fit search and filters as a file, CSV or JSON. Whose data left, and by whom, is written down.',
  capability: 'enquiry.export',
  query: z.object({ ...enquiryFilterShape, format: z.enum(['csv', 'json']).default('csv') }),
  reply: z.unknown(),
  replyAs: 'file',
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});
