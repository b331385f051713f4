import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

const id = plainText(64);

export const withdrawFileEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiry/files/withdraw',
  summary:
    'Takes a file of the staff back. Nobody can open it any more, and the customer area says that it was withdrawn. For ten seconds it can be undone; then webhooks leave, and the file is deleted. NOT_FOUND also for a file of the customer.',
  capability: 'enquiry.change',
  body: z.object({ enquiryId: id, fileId: id }),
  reply: z.object({ data: z.object({ changeId: z.string() }) }),
  errors: ['NOT_FOUND'],
});
