/** The five endpoint settings, written into the page by the server as window.__FUNNEL_CONFIG__ (R13). */
export const PAGE_CONFIG_KEYS = [
  'serviceEndpoint',
  'internalEndpoint',
  'dsrEndpoint',
  'dsrPageUrl',
  'atlasEndpoint',
] as const;

export type PageConfigKey = (typeof PAGE_CONFIG_KEYS)[number];
export type PageConfig = { readonly [Key in PageConfigKey]?: string };

/** A value that starts with a dollar sign is an unfilled placeholder: it counts as unset. */
export function isSet(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.startsWith('$');
}

/** The origin to call; unset means the page's own origin. */
export function endpointOrigin(config: PageConfig | undefined, key: PageConfigKey): string {
  const value = config?.[key];
  return isSet(value) ? value.replace(/\/+$/, '') : '';
}
