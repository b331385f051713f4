import { type CustomerLink, readCustomerLink } from '@funnel/contract/account/customer-link';

/** Takes the token of a link out of the address, where it would end up in bookmarks and over shoulders. */
export function takeLink(): CustomerLink | undefined {
  const link = readCustomerLink(location.hash);
  if (link) history.replaceState(history.state, '', location.pathname + location.search);
  return link;
}
