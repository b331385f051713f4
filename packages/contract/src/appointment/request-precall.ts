import { z } from '@funnel/domain/schema';
import { momentSchema } from '@funnel/domain/slot/moment-schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { toldStandingShape } from './told-standing.ts';

export const requestPrecallEndpoint = defineEndpoint({
  path: '/api/v1/precall-requests',
  summary:
    'Records when a visitor wishes to be called back. Always kept; the staff see when the time was full. Another time for ' +
    'a call that is agreed moves it only with the token of its first wish, or of the mailed link, in the header ' +
    'x-enquiry-token; without one it is kept beside the call, for the staff to settle.',
  capability: 'enquiry.add',
  limits: ['callbackWishesOfClient', 'callbackWishesOfEnquiry'],
  body: z.object({
    enquiryId: plainText(64),
    ts: momentSchema,
    /** In seconds. */
    duration: z
      .number()
      .int()
      .min(0)
      .max(24 * 60 * 60),
  }),
  reply: z.object({
    data: z.object({
      enquiryId: z.string(),
      /** If this wish set the time: a token to choose another time, until somebody else changes the call. */
      token: z.string().optional(),
      /** The standing of that call. */
      appointment: z.object(toldStandingShape).optional(),
    }),
  }),
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
  takesToken: true,
});
