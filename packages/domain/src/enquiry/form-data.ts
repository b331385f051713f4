import type { Contact } from '../contact/contact-schema.ts';
import type { Entry } from '../flow/step-list.ts';
import type { Answers } from '../question/questions.ts';

/** What the funnel gathers on its way, under the keys of the wire; every field is absent until it is known. */
export type FormData = Answers &
  Partial<Contact> & {
    readonly personal_first_name?: string;
    readonly personal_last_name?: string;
    readonly personal_telephone_formatted?: string;
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
