import { CONTACT_CHANGE_FIELDS, contactChangeSchema } from '@funnel/domain/contact/contact-change';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

export const changeContactEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/contact',
  summary:
    'Corrects how somebody is addressed and reached; what is left out stays. Who has an account with a new e-mail address is asked by mail whether the enquiry is theirs, and sees it then. STALE: somebody has changed the enquiry meanwhile, and nothing is overwritten.',
  capability: 'enquiry.change',
  body: z.object({
    enquiryId: plainText(64),
    /** The version that the editor has seen. */
    version: z.int().min(0),
    contact: contactChangeSchema,
  }),
  reply: z.object({
    data: z.object({
      enquiryId: z.string(),
      version: z.int(),
      /** The fields that are different now. */
      changed: z.array(z.enum(CONTACT_CHANGE_FIELDS)),
    }),
  }),
  errors: ['NOT_FOUND', 'STALE'],
});
