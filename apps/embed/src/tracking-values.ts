import { CLICK_TRACKING_KEYS, PARENT_TRACKING_KEYS } from '@funnel/domain/tracking/tracking';
import type { Consent } from './consent.ts';
import type { FunnelOptions } from './shell/kitchen-funnel-api.ts';

interface PageValues {
  /** The page's whole address. */
  readonly href: string;
  readonly cookie: string;
  /** Where the visitor came from. */
  readonly referrer: string;
}

const KEYS = [...PARENT_TRACKING_KEYS, ...CLICK_TRACKING_KEYS];
/** The statistics id of the visitor; all others are campaign values. */
const FOR_STATISTICS = new Set<string>(['ga']);

/**
 * The tracking values of the retailer's page, from its cookies and its address, which has precedence. Known keys only,
 * and only with consent.
 */
export function trackingValues(
  page: PageValues,
  consent: Consent,
  allowed: FunnelOptions['tracking'] = 'cookies',
): Record<string, string> {
  const values: Record<string, string> = {};
  if (allowed === 'off') return values;
  const query = new URL(page.href).searchParams;
  const cookies = readCookies(allowed === 'cookies' ? page.cookie : '');
  const visit = visitOf(page);
  for (const key of KEYS) {
    const isAllowed = FOR_STATISTICS.has(key) ? consent.statistics : consent.campaigns;
    const value = query.get(key) || cookies.get(key) || visit.get(key);
    if (value && isAllowed) values[key] = value;
  }
  return values;
}

/** The start of the visit as known to this page. Cookies of the page have precedence. */
function visitOf({ href, referrer }: PageValues): Map<string, string> {
  const { origin, pathname } = new URL(href);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isFromElsewhere = from !== undefined && /^http/.test(from.protocol) && from.origin !== origin;
  return new Map([
    ['landing_page', origin + pathname],
    ...(isFromElsewhere ? ([['referrer', from.origin + from.pathname]] as const) : []),
  ]);
}

function readCookies(cookie: string): Map<string, string> {
  const pairs = cookie.split(/; */).map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    // Cookies of Meta and Google have an underscore before the name on the wire.
    return [name.replace(/^_(?=(?:fb[cp]|ga|gcl_aw)$)/, ''), decoded(value.join('='))];
  });
  // Browsers list the more specific of two cookies first.
  return new Map(pairs.reverse());
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
