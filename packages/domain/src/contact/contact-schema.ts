import { z } from '../schema.ts';
import { defineTexts } from '../text/define-texts.ts';
import { plainText } from '../text/plain-text.ts';
import type { LocalizedText } from '../text/text.ts';
import { emailError, isEmail, MAX_EMAIL_LENGTH } from './email.ts';
import { foldName, hasFirstAndLastName, MAX_NAME_LENGTH } from './name.ts';
import { isPhone, MAX_PHONE_LENGTH } from './phone.ts';
import { clearsPostcodeError, isPostcode, POSTCODE_LENGTH } from './postcode.ts';
import { PREFERRED_LANGUAGES } from './preferred-language.ts';
import { SALUTATION_CODES } from './salutation.ts';

/** The rules of the contact form, the same in the browser and on the server. Text is trimmed, names are folded. */
export const contactSchema = z.object({
  personal_salutation_english: z.enum(SALUTATION_CODES),
  personal_full_name: plainText(MAX_NAME_LENGTH)
    .transform(foldName)
    .refine(hasFirstAndLastName, 'must hold a first and a last name'),
  personal_postcode: plainText(POSTCODE_LENGTH).refine(isPostcode, 'must have exactly 5 characters'),
  personal_email: plainText(MAX_EMAIL_LENGTH).trim().refine(isEmail, 'must be an e-mail address'),
  personal_telephone_raw: plainText(MAX_PHONE_LENGTH).trim().refine(isPhone, 'must be a telephone number'),
  preferred_language: z.enum(PREFERRED_LANGUAGES).optional(),
});

/** The same rules while a visitor corrects a field: the postcode's error disappears one digit early. */
export const typingContactSchema = contactSchema.extend({
  personal_postcode: plainText(POSTCODE_LENGTH).refine(clearsPostcodeError),
});

export type Contact = z.output<typeof contactSchema>;
export type ContactField = keyof Contact;
export type CheckedContactField = Exclude<ContactField, 'preferred_language'>;

const errors = defineTexts('questions.error', {
  name: { de: 'Bitte geben Sie Ihren Namen ein.', en: 'Please fill in this field.' },
  postal: { de: 'Bitte geben Sie Ihre Postleitzahl an.', en: 'Please enter a postal code.' },
  telephone: {
    de: 'Bitte geben Sie eine gültige Telefonnummer ein.',
    en: 'Please enter your telephone number.',
  },
} satisfies Record<string, LocalizedText>);

/** Below the id of the name, so that the retailer's wording for the name is its fallback. */
const salutationError: LocalizedText = defineTexts('questions.error.name.salutation', {
  de: 'Bitte wählen Sie eine Anrede aus.',
  en: 'Please fill in this field.',
});

/** The message below an invalid field. */
export const contactErrors: Readonly<Record<CheckedContactField, LocalizedText>> = {
  personal_salutation_english: salutationError,
  personal_full_name: errors.name,
  personal_postcode: errors.postal,
  personal_email: emailError,
  personal_telephone_raw: errors.telephone,
};
