/** What a page has to know beside its endpoints; written into it by the server as window.__FUNNEL_SETTINGS__. */
export interface PageSettings {
  /** Who may frame the funnel and hear from it. */
  readonly parentOrigins: readonly string[];
  /** The retailer's own site. */
  readonly siteOrigin: string | undefined;
  /** Whether a failed submit is told visibly; by default only screen readers hear of it (D18). */
  readonly showSubmitErrors: boolean;
}

export const DEFAULT_PAGE_SETTINGS: PageSettings = {
  parentOrigins: [],
  siteOrigin: undefined,
  showSubmitErrors: false,
};
