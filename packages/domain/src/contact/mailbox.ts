import { withAsciiDomain } from './email.ts';

/** Their users get a mail however many dots are in the name, under both domains. */
const GOOGLE = /@(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address, to count by and for nothing else: one mailbox has any number of addresses `a+x@…`.
 * Where mails go and what is shown is the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const address = withAsciiDomain(email.trim().toLowerCase());
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return GOOGLE.test(address) ? `${name.replaceAll('.', '')}@gmail.com` : name + address.slice(at);
}
