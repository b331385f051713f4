import { terminfinderEnquirySchema } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { defineEndpoint } from '../endpoint.ts';
import { bookedLeadReply } from '../enquiry/lead-reply.ts';

export const submitTerminfinderEnquiryEndpoint = defineEndpoint({
  path: '/api/v1/terminfinder-enquiries',
  summary:
    'Books a phone consultation together with its enquiry, or neither: SLOT_TAKEN when no place is left. With `as_wish` ' +
    'the time is only noted as a wish, and always kept.',
  capability: 'enquiry.send',
  limits: ['bookingsOfClient', 'bookingsOfContact'],
  body: terminfinderEnquirySchema,
  reply: bookedLeadReply,
  errors: ['SLOT_TAKEN', 'PROOF_NEEDED', 'BOOKING_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
  takesProof: true,
});
