import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

const enquiryId = plainText(64);

export const confirmCallEndpoint = defineEndpoint({
  path: '/api/v1/desk/calls/confirm',
  summary:
    'Confirms the booked call of an enquiry, since the customer has said so: its seat is held for good. One that has lapsed gets its time back if it is still free. Doing it again is harmless.',
  capability: 'enquiry.change',
  body: z.object({ enquiryId }),
  errors: ['NOT_FOUND', 'SLOT_TAKEN', 'WRONG_STATE'],
});

export const dropCallEndpoint = defineEndpoint({
  path: '/api/v1/desk/calls/cancel',
  summary:
    'Cancels the call of an enquiry and frees its seat. The customer is told by mail. Doing it again is harmless.',
  capability: 'enquiry.change',
  body: z.object({ enquiryId }),
  errors: ['NOT_FOUND'],
});
