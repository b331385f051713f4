import { PARENT_TRACKING_KEYS } from '@funnel/domain/tracking/tracking';
import type { FunnelOptions } from './funnel-options.ts';

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
  if (allowed === 'off') return {};
  const values: Record<string, string> = {};
  const query = new URLSearchParams(search);
  const cookies = allowed === 'cookies' ? readCookies(cookie) : {};
  for (const key of PARENT_TRACKING_KEYS) {
    const value = query.get(key) ?? (Object.hasOwn(cookies, key) ? cookies[key] : undefined);
    if (value) values[key] = value;
  }
  return values;
}

/** Meta's cookies have an underscore before the name that the wire uses. */
const COOKIE_NAMES: Readonly<Record<string, string>> = { _fbp: 'fbp', _fbc: 'fbc' };

function readCookies(cookie: string): Record<string, string> {
  const pairs = cookie.split(/; */).map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [COOKIE_NAMES[name] ?? name, decoded(value.join('='))];
  });
  return Object.fromEntries(pairs);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
