import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';

/** Of the retailer's settings, what visitors may see. */
export const SHOWN_SETTINGS = ['stepLists', 'showSubmitErrors', 'rating', 'partnerBrands'] as const;

/** What a page has to know beside its endpoints; written into it by the server as window.__FUNNEL_SETTINGS__. */
export interface PageSettings extends Pick<RetailerSettings, (typeof SHOWN_SETTINGS)[number]> {
  /** Who may frame the funnel and hear from it. */
  readonly parentOrigins: readonly string[];
  /** The root of the retailer's own site. */
  readonly siteUrl: string | undefined;
}
