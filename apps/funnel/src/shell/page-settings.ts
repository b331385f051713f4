import { endpointOrigin, type PageConfig, type PageConfigKey } from '@funnel/contract/page/page-config';
import { DEFAULT_PAGE_SETTINGS, type PageSettings } from '@funnel/contract/page/page-settings';

declare global {
  interface Window {
    /** Written into the page by the server. */
    __FUNNEL_CONFIG__?: PageConfig;
    __FUNNEL_SETTINGS__?: PageSettings;
  }
}

/** Where a call goes: the configured endpoint, else the page's own origin. */
export function originOf(key: PageConfigKey): string {
  return endpointOrigin(window.__FUNNEL_CONFIG__, key);
}

export function pageSettings(): PageSettings {
  return { ...DEFAULT_PAGE_SETTINGS, ...window.__FUNNEL_SETTINGS__ };
}
