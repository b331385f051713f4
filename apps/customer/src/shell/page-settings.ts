import type { AreaSettings } from '@funnel/contract/page/area-settings';

declare global {
  interface Window {
    /** Written into the page by the server; absent where Vite serves it. */
    __CUSTOMER_SETTINGS__?: AreaSettings;
  }
}

export function pageSettings(): Partial<AreaSettings> {
  return window.__CUSTOMER_SETTINGS__ ?? {};
}
