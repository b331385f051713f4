import { useKnownSearch } from '@funnel/browser/use-known-search';
import { useMemo } from 'react';
import { enquiryOfTab } from '../shell/enquiry-of-tab.ts';

/** The enquiry from the address, else from this tab. Every field may be missing. */
export interface KnownEnquiry {
  /** False before hydration. */
  readonly isRead: boolean;
  readonly enquiryId?: string | undefined;
  readonly kitchenId?: string | undefined;
  readonly email?: string | undefined;
  readonly postcode?: string | undefined;
  readonly showroom?: string | undefined;
}

const NOTHING: KnownEnquiry = { isRead: false };

/** Empty on the server, whose page is the same for everybody. */
export function useKnownEnquiry(): KnownEnquiry {
  const known = useKnownSearch();
  return useMemo(() => (known === undefined ? NOTHING : readEnquiry(known)), [known]);
}

function readEnquiry(search: string): KnownEnquiry {
  const query = new URLSearchParams(search);
  const given = (name: string) => query.get(name) || undefined;
  const enquiryId = given('enquiryId');
  const tab = enquiryOfTab();
  // Not the postcode and choice of another enquiry.
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
