import type { AreaSettings } from '@funnel/contract/page/area-settings';

declare global {
  interface Window {
    /** The server writes them into the document of an area. */
    __AREA_SETTINGS__: AreaSettings;
  }
}

export const areaSettings = (): AreaSettings => window.__AREA_SETTINGS__;
