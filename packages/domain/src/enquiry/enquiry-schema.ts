import { contactSchema } from '../contact/contact-schema.ts';
import { MAX_NAME_LENGTH, splitName } from '../contact/name.ts';
import { MAX_PHONE_LENGTH } from '../contact/phone.ts';
import { DEFAULT_PREFERRED_LANGUAGE, PREFERRED_LANGUAGES } from '../contact/preferred-language.ts';
import { answersShape, madeFromQuestions, NO_QUESTIONS } from '../question/answers-schema.ts';
import { z } from '../schema.ts';
import { plainText } from '../text/plain-text.ts';
import { MAX_TRACKING_LENGTH, TRACKING_KEYS, type TrackingKey } from '../tracking/tracking.ts';
import { MAX_USER_AGENT_LENGTH } from './enquiry-draft.ts';
import { funnelNamed, strangeAnswers, WIRE_FUNNELS } from './funnel-answers.ts';
import { hiddenFieldsSchema } from './hidden-fields.ts';
import { suspicionShape } from './suspicion.ts';

/** Where an enquiry came from; the funnel itself sends LP (long) or LP_V1 (short), the promotion TESTER (R28). */
export const LEAD_SOURCES = ['WALK_IN', 'OFFER_COUNTER', 'LP', 'LP_V1', 'TERMINFINDER_V1', 'TESTER'] as const;

/** The query string at the start of a visit. A longer one is dropped. */
export const MAX_RAW_QUERY_LENGTH = 2000;

/** Invalid metadata is dropped: it must never cost an enquiry. */
export function sideNote<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

function trackingText() {
  return sideNote(plainText(MAX_TRACKING_LENGTH));
}

export const trackingShape = Object.fromEntries(TRACKING_KEYS.map((key) => [key, trackingText()])) as Record<
  TrackingKey,
  ReturnType<typeof trackingText>
>;

/**
 * The enquiry as it arrives: answers, contact and tracking side by side, as on the wire, by the questions in force.
 * Unknown keys are dropped. First and last name are derived from the full name, so that they are always consistent.
 */
export const enquirySchemaWith = madeFromQuestions((own) =>
  z
    .object({
      ...answersShape(own),
      ...contactSchema.shape,
      ...trackingShape,
      preferred_language: z.enum(PREFERRED_LANGUAGES).default(DEFAULT_PREFERRED_LANGUAGE),
      personal_first_name: sideNote(plainText(MAX_NAME_LENGTH)),
      personal_last_name: sideNote(plainText(MAX_NAME_LENGTH)),
      personal_telephone_formatted: sideNote(plainText(MAX_PHONE_LENGTH)),
      espl_value: sideNote(z.number().min(0).max(10_000)),
      espl_percentile: sideNote(z.number().min(0).max(100)),
      entry: z.enum(LEAD_SOURCES).optional(),
      /** The funnel that asked. Its questions decide which codes an answer may have. */
      funnel: sideNote(z.enum(WIRE_FUNNELS)),
      szid: plainText(64).min(16).optional(),
      operating_system: sideNote(plainText(MAX_USER_AGENT_LENGTH)),
      ip_address: sideNote(z.union([z.ipv4(), z.ipv6()]).nullable()),
      raw_query: sideNote(plainText(MAX_RAW_QUERY_LENGTH)),
      hidden: sideNote(hiddenFieldsSchema),
      ...suspicionShape,
    })
    .check(({ value, issues }) => {
      const funnel = funnelNamed(value.funnel);
      for (const key of funnel ? strangeAnswers(funnel, value) : [])
        issues.push({ code: 'custom', input: value, path: [key], message: 'not a code of this funnel' });
    })
    .transform((enquiry) => {
      const { first, last } = splitName(enquiry.personal_full_name);
      return {
        ...enquiry,
        personal_first_name: first,
        personal_last_name: last,
        personal_telephone_formatted: enquiry.personal_telephone_formatted ?? enquiry.personal_telephone_raw,
      };
    }),
);

/** The schema without own questions. */
export const enquirySchema = enquirySchemaWith(NO_QUESTIONS);

export type EnquiryInput = z.input<typeof enquirySchema>;
export type Enquiry = z.output<typeof enquirySchema>;
