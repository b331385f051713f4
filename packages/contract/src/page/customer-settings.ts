import type { LegalLinks } from '@funnel/domain/retailer/legal-link';

/** What the customer area has to know of the retailer; written into it by the server as window.__CUSTOMER_SETTINGS__. */
export interface CustomerSettings {
  readonly retailerEmail: string;
  /** The root of the retailer's own site. */
  readonly siteUrl?: string | undefined;
  /** The retailer's own legal pages, where there are any. */
  readonly legalLinks: LegalLinks;
}
