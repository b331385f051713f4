import { isSet, type PageConfig } from '../page/page-config.ts';

/** The path of our own customer area (R31). */
export const CUSTOMER_PATH = '/customer';

/**
 * The customer-area link. The one-time token is in the fragment: a browser never sends the fragment to a server, so the
 * token reaches neither a log nor a referrer.
 */
export function customerAreaUrl(config: PageConfig | undefined, creds?: string): string {
  const page = isSet(config?.dsrPageUrl) ? config.dsrPageUrl : CUSTOMER_PATH;
  if (creds === undefined) return page;
  return `${page.split('#', 1)[0]}#creds=${encodeURIComponent(creds)}`;
}
