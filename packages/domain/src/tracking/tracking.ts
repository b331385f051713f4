/** The allow list of keys that the parent page passes from its cookies. */
export const PARENT_TRACKING_KEYS = [
  'ad_id',
  'adgroupid',
  'adid',
  'adset_id',
  'awinaffid',
  'campaign_id',
  'campaignid',
  'device',
  'fbc',
  'fbp',
  'fbclid',
  'gclid',
  'landing_page',
  'landing_page_name',
  'manufacturer',
  'matchtype',
  'referrer',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  'channel',
  'channel_partner',
] as const;

/** The allow list of keys in the page's own query string. */
export const QUERY_TRACKING_KEYS = [
  'utm_source',
  'utm_medium',
  'campaign_id',
  'utm_campaign',
  'adset_id',
  'adset_name',
  'ad_id',
  'ad_name',
  'placement',
  'campaignid',
  'site',
  'adid',
  'network',
  'device',
  'click_id',
  'keyword',
  'matchtype',
  'ad_nw',
  'ad_dev',
  'fbp',
  'fbc',
  'utm_page',
  'landing_page',
] as const;

/** Our own extension of the specified lists: further click ids. Accepted from both sides under the same name. */
export const CLICK_TRACKING_KEYS = [
  'ga',
  'gbraid',
  'gcl_aw',
  'li_fat_id',
  'msclkid',
  'ttclid',
  'wbraid',
] as const;

const RENAMES = { landing_page_name: 'utm_page', utm_term: 'keyword', gclid: 'click_id' } as const;

type ParentKey = (typeof PARENT_TRACKING_KEYS)[number];
type Renamed<Key> = Key extends keyof typeof RENAMES ? (typeof RENAMES)[Key] : Key;
export type TrackingKey =
  | Renamed<ParentKey>
  | (typeof QUERY_TRACKING_KEYS)[number]
  | (typeof CLICK_TRACKING_KEYS)[number];
export type Tracking = { readonly [Key in TrackingKey]?: string };

function wireKey(key: ParentKey): TrackingKey {
  return key in RENAMES ? RENAMES[key as keyof typeof RENAMES] : (key as TrackingKey);
}

/** Every tracking key that can arrive with an enquiry. */
export const TRACKING_KEYS: readonly TrackingKey[] = [
  ...new Set([...PARENT_TRACKING_KEYS.map(wireKey), ...QUERY_TRACKING_KEYS, ...CLICK_TRACKING_KEYS]),
];

/** A longer value is dropped. */
export const MAX_TRACKING_LENGTH = 500;

type ReadValue = (key: string) => unknown;

function isKept(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TRACKING_LENGTH;
}

/** The parent's values under their wire names, overridden by the page's own query string. */
export function mergeTracking(fromParent: ReadValue, fromQuery: ReadValue): Tracking {
  const merged: { [Key in TrackingKey]?: string } = {};
  for (const key of PARENT_TRACKING_KEYS) {
    const value = fromParent(key);
    if (isKept(value)) merged[wireKey(key)] = value;
  }
  for (const key of CLICK_TRACKING_KEYS) {
    const value = fromParent(key);
    if (isKept(value)) merged[key] = value;
  }
  for (const key of [...QUERY_TRACKING_KEYS, ...CLICK_TRACKING_KEYS]) {
    const value = fromQuery(key);
    if (isKept(value)) merged[key] = value;
  }
  return merged;
}

/** Without our own keys, for a foreign service. */
export function specifiedTracking(tracking: Tracking): Tracking {
  const ours: readonly string[] = CLICK_TRACKING_KEYS;
  return Object.fromEntries(Object.entries(tracking).filter(([key]) => !ours.includes(key)));
}
