import { withAsciiDomain } from './email.ts';

/** Google ignores dots in the local part and delivers to both domains. */
const GOOGLE = /@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, used as the key of rate limits only: one mailbox has any number of addresses `a+x@…`.
 * Mails go to the address as it was typed, and that address is shown.
 */
export function mailboxOf(email: string): string {
  const address = withAsciiDomain(email.trim().toLowerCase());
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return GOOGLE.test(address) ? `${name.replaceAll('.', '')}@gmail.com` : name + address.slice(at);
}
