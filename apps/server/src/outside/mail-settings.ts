/** What the mails say about where we are: the operator's part. */
export interface MailSettings {
  /** Where the pages are reached, without a slash at the end. */
  readonly publicUrl: string;
  readonly retailerEmail: string;
  /** The sender's bare address, which calendars show as the organizer. */
  readonly organizer: string;
}
