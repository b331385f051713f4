import { useKnownSearch } from '@funnel/browser/use-known-search';
import { useMemo } from 'react';
import { enquiryOfTab } from '../shell/enquiry-of-tab.ts';

/** What the address says of an enquiry, else what this tab has sent. Everything may be missing. */
export interface KnownEnquiry {
  /** False as long as only the server has rendered. */
  readonly isRead: boolean;
  readonly enquiryId?: string | undefined;
  readonly kitchenId?: string | undefined;
  readonly email?: string | undefined;
  readonly postcode?: string | undefined;
  readonly showroom?: string | undefined;
}

const NOTHING: KnownEnquiry = { isRead: false };

/** Nothing while the server renders: what it shows is the same for everybody. */
export function useKnownEnquiry(): KnownEnquiry {
  const known = useKnownSearch();
  return useMemo(() => (known === undefined ? NOTHING : readEnquiry(known)), [known]);
}

function readEnquiry(search: string): KnownEnquiry {
  const query = new URLSearchParams(search);
  const given = (name: string) => query.get(name) || undefined;
  const enquiryId = given('enquiryId');
  const tab = enquiryOfTab();
  // Another enquiry's postcode and choice are not this one's.
  const own = enquiryId === undefined || tab?.enquiryId === enquiryId ? tab : undefined;
  return {
    isRead: true,
    enquiryId: enquiryId ?? tab?.enquiryId,
    kitchenId: given('kitchenId'),
    email: given('email'),
    postcode: given('postcode') ?? own?.postcode,
    showroom: own?.showroom,
  };
}
