import { VERDICTS } from '@funnel/domain/enquiry/vetting';
import { STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

export const vetEnquiryEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/vet',
  summary:
    'Takes an enquiry in that was suspect or rescued, or discards it: then it is lost as not genuine. A discarded one can be taken in again. STALE: somebody has changed it meanwhile.',
  capability: 'enquiry.change',
  body: z.object({ enquiryId: plainText(64), version: z.int().min(0), verdict: z.enum(VERDICTS) }),
  reply: z.object({
    data: z.object({ enquiryId: z.string(), version: z.int(), status: z.enum(STATUSES) }),
  }),
  errors: ['NOT_FOUND', 'STALE', 'WRONG_STATE'],
});
