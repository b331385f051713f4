import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** The audit trail shows the host alone: path and query may hold a secret. */
export const hostOf = (url: string): string => new URL(url).host;

/** Checks only the form of the URL. The resolved address is checked at each call (SSRF). */
export function refusalOfUrl(url: string, allowsPrivate: boolean): string | undefined {
  if (!URL.canParse(url)) return `${url} is not an address.`;
  const { protocol, username, password, hash } = new URL(url);
  if (username + password !== '') return 'The address must not hold a user or password.';
  if (hash !== '') return 'The address must not hold a fragment (#…).';
  if (protocol === 'https:' || (protocol === 'http:' && allowsPrivate)) return undefined;
  return 'The address must begin with https://. (WEBHOOK_ALLOW_PRIVATE=true allows http:// for trying it out.)';
}
