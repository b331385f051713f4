import type { CheckedContactField } from '../contact/contact-schema.ts';
import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

const required: LocalizedText = defineTexts('testerError.required', {
  de: 'Dies ist ein Pflichtfeld',
  en: 'You need to fill this in',
});

const wrong: Readonly<Record<CheckedContactField, LocalizedText>> = defineTexts('testerError', {
  personal_salutation_english: required,
  personal_full_name: {
    de: 'Bitte gib deinen vollständigen Namen ein',
    en: 'Please enter your full name',
  },
  personal_email: {
    de: 'Bitte gib eine gültige E-Mail-Adresse ein',
    en: 'That doesn’t look like an email address yet',
  },
  personal_telephone_raw: {
    de: 'Bitte gib eine gültige Telefonnummer ein',
    en: 'That doesn’t look like a phone number yet',
  },
  personal_postcode: {
    de: 'Bitte gib deine Postleitzahl mit 5 Ziffern ein',
    en: 'Please enter your 5-digit postal code',
  },
});

/** The message below an invalid field of the tester form. The name has its own; any other empty field is "required". */
export function testerError(field: CheckedContactField, typed: string | undefined): LocalizedText {
  const isEmpty = (typed ?? '').trim() === '';
  return isEmpty && field !== 'personal_full_name' ? required : wrong[field];
}

export const testerPrivacyError: LocalizedText = defineTexts('testerError.privacy', {
  de: 'Bitte bestätige, dass du die Datenschutzhinweise gelesen hast',
  en: 'Please confirm that you’ve read the privacy notice',
});
