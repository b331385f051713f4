import { terminfinderEnquirySchema } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { toldStandingShape } from './told-standing.ts';

export const submitTerminfinderEnquiryEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/terminfinder-enquiries',
  summary:
    'Books a phone consultation together with its enquiry, or neither: SLOT_TAKEN when no place is left. With `as_wish` ' +
    'the time is only noted as a wish, and always kept.',
  capability: 'enquiry.send',
  body: terminfinderEnquirySchema,
  reply: z.object({
    data: z.object({
      enquiryId: z.string(),
      kitchenId: z.string(),
      email: z.string(),
      /** How the call stands now. Absent where another service answers. */
      appointment: z.object(toldStandingShape).optional(),
    }),
  }),
  errors: [
    'INVALID_INPUT',
    'SLOT_TAKEN',
    'PROOF_NEEDED',
    'BOOKING_LIMIT',
    'IDEMPOTENCY_KEY_REUSED',
    'TOO_MANY_REQUESTS',
  ],
  repeatable: true,
  takesProof: true,
});
