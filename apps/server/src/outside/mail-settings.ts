import type { LegalLinks } from '@funnel/domain/retailer/legal-link';

/** What the mails say about where we are. */
export interface MailSettings {
  /** Where the pages are reached, without a slash at the end. */
  readonly publicUrl: string;
  readonly retailerEmail: string;
  /** The sender's bare address, which calendars show as the organizer. */
  readonly organizer: string;
  /** The retailer's own legal pages, as they are set now. */
  readonly legalLinks: () => LegalLinks;
}
