import type { ChangedContactField } from '@funnel/domain/contact/contact-change';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';

export const contactFieldNames = defineTexts('desk.contact.field', {
  salutation: { de: 'Anrede', en: 'Salutation' },
  fullName: { de: 'Name', en: 'Name' },
  telephone: { de: 'Telefon', en: 'Telephone' },
  email: { de: 'E-Mail', en: 'Email' },
  postcode: { de: 'Postleitzahl', en: 'Postcode' },
  preferredLanguage: { de: 'Sprache', en: 'Language' },
} satisfies Record<ChangedContactField, LocalizedText>);
