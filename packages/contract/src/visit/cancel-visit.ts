import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { doneReply } from '../account/credentials.ts';
import { defineEndpoint } from '../endpoint.ts';

export const cancelVisitEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/desk/visits/cancel',
  summary:
    'Cancels a visit and frees its seat. Doing it again is harmless. The customer gets no mail: who cancels has spoken with them.',
  capability: 'enquiry.change',
  body: z.object({ visitId: plainText(64) }),
  reply: doneReply,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
