import { endpointOrigin, type PageConfig, type PageConfigKey } from '@funnel/contract/page/page-config';

declare global {
  interface Window {
    __FUNNEL_CONFIG__?: PageConfig;
  }
}

/** Where a call goes: the configured endpoint, else the page's own origin. */
export function originOf(key: PageConfigKey): string {
  return endpointOrigin(window.__FUNNEL_CONFIG__, key);
}
