import { type CustomerLink, readCustomerLink } from '@funnel/contract/account/customer-link';

/** Removes the token from the address, where bookmarks and bystanders would see it. */
export function takeLink(): CustomerLink | undefined {
  const link = readCustomerLink(location.hash);
  if (link) history.replaceState(history.state, '', location.pathname + location.search);
  return link;
}
