import { endpointOrigin, type PageConfig, type PageConfigKey } from '@funnel/contract/page/page-config';
import type { PageSettings } from '@funnel/contract/page/page-settings';
import { createContext, useContext } from 'react';

declare global {
  interface Window {
    /** The server writes both into the page. */
    __FUNNEL_CONFIG__?: PageConfig;
    __FUNNEL_SETTINGS__: PageSettings;
  }
}

/** The origin of a call: the configured endpoint, else the page's own origin. */
export function originOf(key: PageConfigKey): string {
  return endpointOrigin(window.__FUNNEL_CONFIG__, key);
}

/** For code that runs in the browser only. */
export function pageSettings(): PageSettings {
  return window.__FUNNEL_SETTINGS__;
}

/** Provided by the renderer: the server has no window. */
export const SettingsContext = createContext<PageSettings | undefined>(undefined);

export function useSettings(): PageSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('The page has no settings.');
  return settings;
}
