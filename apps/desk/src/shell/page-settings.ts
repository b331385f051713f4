import type { AreaSettings } from '@funnel/contract/page/area-settings';

declare global {
  interface Window {
    /** Inlined into the document by the server. */
    __DESK_SETTINGS__: AreaSettings;
  }
}

export function pageSettings(): AreaSettings {
  return window.__DESK_SETTINGS__;
}
