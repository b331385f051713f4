import type { Contact } from '../contact/contact-schema.ts';
import type { Entry } from '../flow/funnel.ts';
import type { Answers } from '../question/questions.ts';
import type { HiddenFields } from './hidden-fields.ts';

/** Undefined is allowed so that an update can unset a value. */
type Unset<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** The data that the funnel collects, under the keys of the wire. A field is absent until it is known. */
export type EnquiryDraft = Answers &
  Unset<Contact> & {
    readonly personal_first_name?: string;
    readonly personal_last_name?: string;
    readonly personal_telephone_formatted?: string;
    /** The country chosen next to the number. It only formats the number and is not part of the enquiry. */
    readonly telephone_country?: string;
    /** The box of the tester's form; without it nothing is sent, so it is not part of the enquiry. */
    readonly privacy_accepted?: boolean;
    /** The honeypot field, which people do not see. */
    readonly website?: string;
    /** From the parent page. */
    readonly hidden?: HiddenFields | undefined;
    readonly espl_value?: number;
    readonly espl_percentile?: number;
    readonly entry?: Entry;
    readonly szid?: string;
    readonly operating_system?: string;
  };

export const MAX_USER_AGENT_LENGTH = 254;

export function cutUserAgent(userAgent: string): string {
  return userAgent.slice(0, MAX_USER_AGENT_LENGTH).toWellFormed();
}
