import { z } from '@funnel/domain/schema';

/** The contact of an enquiry in replies. */
export const personSchema = z.object({
  salutation: z.string().describe('its code, such as `MRS`'),
  fullName: z.string(),
  email: z.string().describe('empty where only a telephone number is known'),
  telephone: z.string(),
  postcode: z.string().describe('empty where it is not known'),
  preferredLanguage: z.string().describe('the code of the language to talk in, such as `DE`'),
});
