import { enteredEnquirySchemaWith } from '@funnel/domain/enquiry/entered-enquiry';
import { STATUSES } from '@funnel/domain/pipeline/status';
import { madeFromQuestions, NO_QUESTIONS } from '@funnel/domain/question/answers-schema';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { noteSchema } from '../pipeline/change-enquiry.ts';

const bodyWith = madeFromQuestions((own) =>
  z.object({
    enquiry: enteredEnquirySchemaWith(own),
    /** The code of a showroom. */
    showroom: plainText(64).optional(),
    note: noteSchema.optional(),
  }),
);

export const enterEnquiryEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries',
  summary:
    'Writes down somebody who came to a showroom, or whose offer was made at the counter. It belongs to who enters it. Nobody is sent a mail, but who has an account with the address is asked whether the enquiry is theirs, and sees it then.',
  capability: 'enquiry.change',
  body: bodyWith(NO_QUESTIONS),
  bodyWith,
  reply: z.object({
    data: z.object({ enquiryId: z.string(), version: z.int(), status: z.enum(STATUSES) }),
  }),
  errors: ['IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});
