import { contactSchema } from '../contact/contact-schema.ts';
import { splitName } from '../contact/name.ts';
import { DEFAULT_PREFERRED_LANGUAGE, PREFERRED_LANGUAGES } from '../contact/preferred-language.ts';
import type { Status } from '../pipeline/status.ts';
import { answersShape, madeFromQuestions } from '../question/answers-schema.ts';
import { z } from '../schema.ts';

/** The source of an enquiry without a form. */
export const ENTERED_SOURCES = ['WALK_IN', 'OFFER_COUNTER'] as const;
export type EnteredSource = (typeof ENTERED_SOURCES)[number];

/** Walk-ins and callers: somebody has spoken with them already. */
export const ENTERED_STATUS: Readonly<Record<EnteredSource, Status>> = {
  WALK_IN: 'CONTACTED',
  OFFER_COUNTER: 'OFFER',
};

/** An enquiry entered by the staff. Telephone or e-mail has to be there. */
export const enteredEnquirySchemaWith = madeFromQuestions((own) =>
  z
    .object({
      ...answersShape(own),
      ...contactSchema.shape,
      personal_email: contactSchema.shape.personal_email.optional(),
      personal_telephone_raw: contactSchema.shape.personal_telephone_raw.optional(),
      preferred_language: z.enum(PREFERRED_LANGUAGES).default(DEFAULT_PREFERRED_LANGUAGE),
      entry: z.enum(ENTERED_SOURCES),
    })
    .refine(
      ({ personal_email, personal_telephone_raw }) =>
        personal_email !== undefined || personal_telephone_raw !== undefined,
      { path: ['personal_telephone_raw'], message: 'a telephone number or an e-mail address is needed' },
    )
    .transform((entered) => {
      const { first, last } = splitName(entered.personal_full_name);
      const telephone = entered.personal_telephone_raw ?? '';
      return {
        ...entered,
        personal_first_name: first,
        personal_last_name: last,
        personal_email: entered.personal_email ?? '',
        personal_telephone_raw: telephone,
        personal_telephone_formatted: telephone,
      };
    }),
);
