import { contactSchema } from '../contact/contact-schema.ts';
import { MAX_NAME_LENGTH, splitTerminfinderName } from '../contact/name.ts';
import { MAX_PHONE_LENGTH } from '../contact/phone.ts';
import { DEFAULT_PREFERRED_LANGUAGE, PREFERRED_LANGUAGES } from '../contact/preferred-language.ts';
import { z } from '../schema.ts';
import { momentSchema } from '../slot/moment-schema.ts';
import { plainText } from '../text/plain-text.ts';
import { MAX_USER_AGENT_LENGTH } from './enquiry-draft.ts';
import { sideNote, trackingShape } from './enquiry-schema.ts';
import { hiddenFieldsSchema } from './hidden-fields.ts';
import { suspicionShape } from './suspicion.ts';

/**
 * The enquiry of the terminfinder as it arrives: a chosen time instead of answers. First and last name are the first
 * two words (R7), the formatted telephone number is the raw one.
 */
export const terminfinderEnquirySchema = z
  .object({
    ...contactSchema.shape,
    ...trackingShape,
    locale: sideNote(z.literal('de')),
    /** The chosen slot's start. */
    precall_requested_at: momentSchema,
    /** In minutes, as in the list of slots. The length that is booked is the retailer's setting. */
    duration: sideNote(
      z
        .number()
        .min(0)
        .max(24 * 60),
    ),
    /** The time is wished for, not booked: the fallback for a visitor whose network may not book any more. */
    as_wish: z.boolean().optional(),
    preferred_language: z.enum(PREFERRED_LANGUAGES).default(DEFAULT_PREFERRED_LANGUAGE),
    personal_first_name: sideNote(plainText(MAX_NAME_LENGTH)),
    personal_last_name: sideNote(plainText(MAX_NAME_LENGTH)),
    personal_telephone_formatted: sideNote(plainText(MAX_PHONE_LENGTH)),
    szid: plainText(64).min(16).optional(),
    operating_system: sideNote(plainText(MAX_USER_AGENT_LENGTH)),
    ip_address: sideNote(z.union([z.ipv4(), z.ipv6()]).nullable()),
    hidden: sideNote(hiddenFieldsSchema),
    ...suspicionShape,
  })
  .transform((enquiry) => {
    const { first, last } = splitTerminfinderName(enquiry.personal_full_name);
    return {
      ...enquiry,
      entry: 'TERMINFINDER_V1' as const,
      personal_first_name: first,
      personal_last_name: last,
      personal_telephone_formatted: enquiry.personal_telephone_raw,
    };
  });

export type TerminfinderEnquiryInput = z.input<typeof terminfinderEnquirySchema>;
export type TerminfinderEnquiry = z.output<typeof terminfinderEnquirySchema>;
