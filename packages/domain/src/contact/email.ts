import type { Text } from '../text/text.ts';

export const MAX_EMAIL_LENGTH = 254;

// Every repetition begins with a separator that the part before it cannot hold, so nothing can be read in two
// ways and the time is linear on any input (D8).
const EMAIL = /^\w+(?:[.+-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,}$/;

/** The one e-mail rule of browser and server. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}

/** What is read below a field with another text in it. */
export const emailError: Text = {
  de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  en: 'Please enter your email address.',
};
