import type { AreaSettings } from '@funnel/contract/page/area-settings';

declare global {
  interface Window {
    /** Written into the page by the server. */
    __DESK_SETTINGS__: AreaSettings;
  }
}

export function pageSettings(): AreaSettings {
  return window.__DESK_SETTINGS__;
}
