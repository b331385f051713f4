import type { CustomerSettings } from '@funnel/contract/page/customer-settings';

declare global {
  interface Window {
    /** Written into the page by the server; absent where Vite serves it. */
    __CUSTOMER_SETTINGS__?: CustomerSettings;
  }
}

export function pageSettings(): Partial<CustomerSettings> {
  return window.__CUSTOMER_SETTINGS__ ?? {};
}
