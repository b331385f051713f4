import { mailboxOf } from '@funnel/domain/contact/mailbox';
import { phoneDigits } from '@funnel/domain/contact/phone';
import type { CallLimitName } from '@funnel/domain/limit/limit-settings';
import { clientNetwork } from './client-network.ts';
import type { CallFacts } from './wrap-calls.ts';

/** The key that a limit counts by: the suffix of its name, such as `Client` of `enquiriesOfClient`. */
export type Counted = CallLimitName extends `${string}Of${infer Who}` ? Who : never;

type Keys = (call: CallFacts) => readonly string[];

/** The named text of the body, else of the query. `every-call-is-declared.test.ts` proves that there is one. */
const field = (name: string): Keys => {
  return ({ body, query }) => [
    ((body as Record<string, string>)?.[name] ?? (query as Record<string, string>)?.[name]) || '',
  ];
};

/** An API key counts as one person. */
const staffOf: Keys = ({ actor }) => {
  if (actor.kind === 'api-key') return [`key ${actor.id}`];
  return [actor.kind === 'staff' ? actor.id : ''];
};
const customerOf: Keys = ({ actor }) => [actor.kind === 'customer' ? actor.id : ''];

/**
 * Staff and customers are counted per person: a showroom shares an address, and a second sign-in does not raise the
 * limit.
 */
const KEYS: Readonly<Record<Counted, Keys>> = {
  Client: ({ clientAddress }) => [clientNetwork(clientAddress)],
  Contact: ({ body }) => {
    const contact = body as { personal_email: string; personal_telephone_raw: string };
    return [
      `e-mail ${mailboxOf(contact.personal_email)}`,
      `telephone ${phoneDigits(contact.personal_telephone_raw)}`,
    ];
  },
  Enquiry: field('enquiryId'),
  Kitchen: field('kitchenId'),
  Link: field('token'),
  Staff: staffOf,
  Customer: customerOf,
};

export const countedOf = (limit: CallLimitName) => limit.slice(limit.lastIndexOf('Of') + 2) as Counted;

export const limitKeys = (limit: CallLimitName, call: CallFacts) => KEYS[countedOf(limit)](call);

/** A failed call of a visitor is not counted: after a taken slot they can try again. */
export const givesFailedBack = (limit: CallLimitName) => countedOf(limit) === 'Contact';
