/** The operator's settings that appear in mails. */
export interface MailSettings {
  /** The base URL of the pages, without a trailing slash. */
  readonly publicUrl: string;
  readonly retailerEmail: string;
  /** The sender's bare address, which calendars show as the organizer. */
  readonly organizer: string;
}
