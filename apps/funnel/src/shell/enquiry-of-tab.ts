import { keepInTab, keptInTab } from './tab-memory.ts';

/** The enquiry that this tab has sent, so that later pages can add to it (R5). */
export interface EnquiryOfTab {
  readonly enquiryId: string;
  readonly postcode?: string | undefined;
  /** The code of the showroom that was chosen. */
  readonly showroom?: string | undefined;
  /** Lets this tab choose another time for the call that it has wished for. */
  readonly callToken?: string | undefined;
}

const KEY = 'enquiry';

/** Keeps the known values of the same enquiry. */
export function rememberEnquiry(enquiry: EnquiryOfTab): void {
  const before = enquiryOfTab();
  const kept = before?.enquiryId === enquiry.enquiryId ? before : {};
  keepInTab(KEY, { ...kept, ...enquiry });
}

export const enquiryOfTab = () => keptInTab<EnquiryOfTab>(KEY);
