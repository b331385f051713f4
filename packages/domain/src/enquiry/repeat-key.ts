import { phoneDigits } from '../contact/phone.ts';

/** Within a day the same session, e-mail and telephone are the same enquiry (R17). */
export const REPEAT_WINDOW_MS = 24 * 60 * 60 * 1000;

/** The client chooses szid, so szid alone would give away another visitor's ids. All three values have to match. */
export function repeatKey(enquiry: {
  readonly szid?: string | undefined;
  readonly personal_email: string;
  readonly personal_telephone_raw: string;
}): string | undefined {
  if (enquiry.szid === undefined) return undefined;
  const phone = phoneDigits(enquiry.personal_telephone_raw);
  return `${enquiry.szid} ${enquiry.personal_email.toLowerCase()} ${phone}`;
}
