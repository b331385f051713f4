import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

export const MAX_EMAIL_LENGTH = 254;

// Every repetition begins with a separator that the part before it cannot contain. So there is no backtracking and the
// time is linear on any input: no ReDoS (R8).
const EMAIL = /^\w+(?:[.+-]\w+)*@\w+(?:(?:\.|-+)\w+)*\.(?:[a-z]{2,}|xn-(?:-+[a-z\d]+)+)$/i;
/** The same for a domain with letters beyond a to z. Its last label is checked in ASCII (Punycode). */
const DOMAIN = /^[\p{L}\p{M}\p{N}]+(?:(?:\.|-+)[\p{L}\p{M}\p{N}]+)*$/u;
const MAX_LABEL_LENGTH = 63;

/** Browsers and Node have URL. The domain package is compiled against the language only, which lacks it. */
declare const URL: { new (url: string): { readonly hostname: string }; canParse(url: string): boolean };

/** The one e-mail rule of browser and server. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(withAsciiDomain(text));
}

/** The domain in Punycode: `müller.de` is `xn--mller-kva.de`. A domain that cannot be converted stays as it is. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (/^[\0-\x7f]*$/.test(domain) || !DOMAIN.test(domain)) return email;
  const url = `http://${domain}`;
  const ascii = URL.canParse(url) ? new URL(url).hostname : '';
  const isName = ascii.split('.').every((label) => label !== '' && label.length <= MAX_LABEL_LENGTH);
  return isName ? email.slice(0, at) + ascii : email;
}

/** The message below an invalid e-mail field. */
export const emailError: LocalizedText = defineTexts('questions.error.email', {
  de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  en: 'Please enter your email address.',
});
