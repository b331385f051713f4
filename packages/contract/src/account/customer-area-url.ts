import { isSet, type PageConfig } from '../page/page-config.ts';

/** Where our own customer area is (R31). */
export const CUSTOMER_PATH = '/customer';

/**
 * The customer-area link. The one-time token stands in the fragment: a browser sends that to no server, so that it
 * reaches neither a log nor a referrer.
 */
export function customerAreaUrl(config: PageConfig | undefined, creds?: string): string {
  const page = isSet(config?.dsrPageUrl) ? config.dsrPageUrl : CUSTOMER_PATH;
  if (creds === undefined) return page;
  return `${page.split('#', 1)[0]}#creds=${encodeURIComponent(creds)}`;
}
