/** What this tab has sent, so that the pages after it can add to it (D5). */
export interface EnquiryOfTab {
  readonly enquiryId: string;
  readonly postcode?: string | undefined;
  /** The code of the showroom that was chosen. */
  readonly showroom?: string | undefined;
}

const KEY = 'enquiry';

/** What is known of the same enquiry stays. */
export function rememberEnquiry(enquiry: EnquiryOfTab): void {
  try {
    const before = enquiryOfTab();
    const kept = before?.enquiryId === enquiry.enquiryId ? before : {};
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept, ...enquiry }));
  } catch {
    // Storage may be blocked inside a frame: then the address alone says whose enquiry it is.
  }
}

export function enquiryOfTab(): EnquiryOfTab | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
