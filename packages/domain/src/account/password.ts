import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

export const MIN_PASSWORD_LENGTH = 8;
/** A longer password is refused, never truncated. */
export const MAX_PASSWORD_LENGTH = 256;

export const passwordErrors = defineTexts('passwordError', {
  password: {
    missing: { de: 'Passwort ist erforderlich', en: 'A password is required' },
    tooShort: {
      de: 'Das Passwort muss mindestens 8 Zeichen lang sein',
      en: 'The password must have at least 8 characters',
    },
    tooLong: {
      de: 'Das Passwort darf höchstens 256 Zeichen lang sein',
      en: 'The password must have at most 256 characters',
    },
  },
  confirmation: {
    missing: { de: 'Bestätigen Sie bitte Ihr Passwort', en: 'Please confirm your password' },
    different: { de: 'Die Passwörter stimmen nicht überein', en: 'The passwords do not match' },
  },
} as const);

export const showPassword: LocalizedText = defineTexts('password.show', {
  de: 'Passwort anzeigen',
  en: 'Show password',
});

/** The first error of each of the two fields, in the order in which a visitor can correct it. */
export function checkPasswords(
  password: string,
  confirmation: string,
): { password?: LocalizedText; confirmation?: LocalizedText } {
  const found: { password?: LocalizedText; confirmation?: LocalizedText } = {};
  if (password === '') found.password = passwordErrors.password.missing;
  else if (password.length < MIN_PASSWORD_LENGTH) found.password = passwordErrors.password.tooShort;
  else if (password.length > MAX_PASSWORD_LENGTH) found.password = passwordErrors.password.tooLong;
  if (confirmation === '') found.confirmation = passwordErrors.confirmation.missing;
  else if (confirmation !== password) found.confirmation = passwordErrors.confirmation.different;
  return found;
}
