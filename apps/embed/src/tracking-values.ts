import { PARENT_TRACKING_KEYS } from '@funnel/domain/tracking/tracking';
import type { FunnelOptions } from './shell/kitchen-funnel-api.ts';

interface PageValues {
  /** The page's query string. */
  readonly search: string;
  readonly cookie: string;
}

/** The tracking values of the retailer's page: of its own cookies, and over them of its address. Known keys only. */
export function trackingValues(
  { search, cookie }: PageValues,
  allowed: FunnelOptions['tracking'] = 'cookies',
): Record<string, string> {
  const values: Record<string, string> = {};
  const query = new URLSearchParams(allowed === 'off' ? '' : search);
  const cookies = readCookies(allowed === 'cookies' ? cookie : '');
  for (const key of PARENT_TRACKING_KEYS) {
    const value = query.get(key) || cookies.get(key);
    if (value) values[key] = value;
  }
  return values;
}

function readCookies(cookie: string): Map<string, string> {
  const pairs = cookie.split(/; */).map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    // Meta's cookies have an underscore before the name that the wire uses.
    return [name.replace(/^_(?=fb[cp]$)/, ''), decoded(value.join('='))];
  });
  // Of two with one name the browser puts the more specific one first.
  return new Map(pairs.reverse());
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
