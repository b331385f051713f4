import { z } from '../schema.ts';
import { contactSchema } from './contact-schema.ts';
import { PREFERRED_LANGUAGES } from './preferred-language.ts';

const {
  personal_salutation_english: salutation,
  personal_full_name: fullName,
  personal_email: email,
  personal_telephone_raw: telephone,
  personal_postcode: postcode,
} = contactSchema.shape;
const nothing = z.literal('');

/** The fields that staff may correct, by the rules of the contact form. Telephone or e-mail has to be there. */
export const contactChangeSchema = z.object({
  salutation: salutation.optional(),
  fullName: fullName.optional(),
  email: z.union([nothing, email]).optional(),
  telephone: z.union([nothing, telephone]).optional(),
  postcode: postcode.optional(),
  preferredLanguage: z.enum(PREFERRED_LANGUAGES).optional(),
});

export type ContactChange = z.output<typeof contactChangeSchema>;
export type ChangedContactField = keyof ContactChange;
export const CONTACT_CHANGE_FIELDS = Object.keys(contactChangeSchema.shape) as [
  ChangedContactField,
  ...ChangedContactField[],
];

/** The values of the staff's form, as typed. */
export type ContactValues = Readonly<Record<ChangedContactField, string>>;

/** The field that makes a change invalid; undefined if there is none. */
export function invalidContactField(change: Partial<ContactValues>): ChangedContactField | undefined {
  const { error } = contactChangeSchema.safeParse(change);
  return error?.issues[0]?.path[0] as ChangedContactField | undefined;
}
