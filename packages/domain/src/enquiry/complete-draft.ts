import { type Contact, contactSchema } from '../contact/contact-schema.ts';
import type { EnquiryDraft } from './enquiry-draft.ts';

export type CompleteDraft = EnquiryDraft & Contact;

/** The draft with its contact in the form of the wire; undefined while a field is missing or invalid. */
export function completeDraft(draft: EnquiryDraft): CompleteDraft | undefined {
  const contact = contactSchema.safeParse(draft);
  return contact.success ? { ...draft, ...contact.data } : undefined;
}
